#!/usr/bin/env bash
# BigGustave 1.0.6 (NuGet, needs dotnet): PNG images of an odd width and few colours lose a column.
#
# Up to sixteen colours are saved as a palette, with two pixels in a byte. Each row begins on a new
# byte, so that five pixels take three (PNG, third edition, 7.2). PngBuilder writes two, and leaves
# the last pixel out, so that the image data are shorter than the header says. StbImageSharp 2.30.16
# refuses such a file with "not enough pixels". Even widths are right.
#
# Seen with .NET 10.0; images of two rows, with the bytes that they need and have:
#     width 2, 4 bits a pixel: needs 4, has 4
#     width 3, 4 bits a pixel: needs 6, has 4
#     width 4, 4 bits a pixel: needs 6, has 6
#     width 5, 4 bits a pixel: needs 8, has 6
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export DOTNET_CLI_HOME=$folder NUGET_PACKAGES=$folder/packages
export DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1 MSBUILDDISABLENODEREUSE=1
cat >rows.csproj <<'XML'
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net$(BundledNETCoreAppTargetFrameworkVersion)</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
    <UseSharedCompilation>false</UseSharedCompilation>
  </PropertyGroup>
  <ItemGroup>
    <PackageReference Include="BigGustave" Version="1.0.6" />
  </ItemGroup>
</Project>
XML
cat >rows.cs <<'CS'
using System.Buffers.Binary;
using System.IO.Compression;
using BigGustave;

byte[] ImageData(byte[] png)
{
    var data = new MemoryStream();
    for (var at = 8; at < png.Length;)
    {
        var length = BinaryPrimitives.ReadInt32BigEndian(png.AsSpan(at));
        if (png.AsSpan(at + 4, 4).SequenceEqual("IDAT"u8)) data.Write(png, at + 8, length);
        at += 12 + length;
    }
    data.Position = 0;
    var rows = new MemoryStream();
    new ZLibStream(data, CompressionMode.Decompress).CopyTo(rows);
    return rows.ToArray();
}

foreach (var width in new[] { 2, 3, 4, 5 })
{
    var builder = PngBuilder.Create(width, 2, false);
    for (var x = 0; x < width; x++)
        for (var y = 0; y < 2; y++) builder.SetPixel((byte)(x == width - 1 ? 255 : 0), 0, 0, x, y);
    var png = builder.Save();
    var bits = png[24];
    var needed = 2 * (1 + (width * bits + 7) / 8);
    Console.WriteLine($"width {width}, {bits} bits a pixel: needs {needed}, has {ImageData(png).Length}");
}
CS
dotnet run --verbosity quiet | tee seen
diff seen - <<'SEEN'
width 2, 4 bits a pixel: needs 4, has 4
width 3, 4 bits a pixel: needs 6, has 4
width 4, 4 bits a pixel: needs 6, has 6
width 5, 4 bits a pixel: needs 8, has 6
SEEN
