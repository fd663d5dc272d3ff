#!/usr/bin/env bash
# ExtendedNumerics.BigDecimal 3003.2.0.161 (NuGet, needs dotnet): the ceiling of 10 is 11.
#
# The ceiling of a number is the least whole number that is not below it, so that of a whole number is
# itself. The package keeps a number as mantissa and power of ten, 10 as 1 and 1, and Ceiling() takes
# the power for digits behind the point: positive whole numbers that end in zero come out one too
# great, so that a price of 100 is rounded up to 101. Floor(), Round() and the ceilings of numbers with
# a fraction are right, as is decimal of .NET itself.
#
# Seen with .NET 10.0; whole numbers from -1200 to 1200 whose ceiling is not themselves, and some:
#     Ceiling 120 of 2401, Floor 0, decimal 0
#     7: 7  10: 11  40: 41  99.5: 100  100: 101  -40: -40
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export DOTNET_CLI_HOME=$folder NUGET_PACKAGES=$folder/packages
export DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1 MSBUILDDISABLENODEREUSE=1
cat >ceiling.csproj <<'XML'
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net$(BundledNETCoreAppTargetFrameworkVersion)</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
    <UseSharedCompilation>false</UseSharedCompilation>
  </PropertyGroup>
  <ItemGroup>
    <PackageReference Include="ExtendedNumerics.BigDecimal" Version="3003.2.0.161" />
  </ItemGroup>
</Project>
XML
cat >ceiling.cs <<'CS'
using ExtendedNumerics;

var numbers = Enumerable.Range(-1200, 2401).ToList();
int Wrong(Func<int, bool> right) => numbers.Count(number => !right(number));
var ceilings = Wrong(number => BigDecimal.Ceiling(new BigDecimal(number)) == number);
var floors = Wrong(number => BigDecimal.Floor(new BigDecimal(number)) == number);
var decimals = Wrong(number => Math.Ceiling((decimal)number) == number);
Console.WriteLine($"Ceiling {ceilings} of {numbers.Count}, Floor {floors}, decimal {decimals}");
var some = new[] { "7", "10", "40", "99.5", "100", "-40" };
Console.WriteLine(string.Join("  ",
    some.Select(text => $"{text}: {BigDecimal.Ceiling(BigDecimal.Parse(text))}")));
CS
dotnet run --verbosity quiet | tee seen
diff seen - <<'SEEN'
Ceiling 120 of 2401, Floor 0, decimal 0
7: 7  10: 11  40: 41  99.5: 100  100: 101  -40: -40
SEEN
