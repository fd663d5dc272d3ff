roguelike, the game classic, seed 3764
Killed by an orc on depth 6, with a score of 720 (kills 12).
It took 245 keys. It began on 2026-01-01 00:00Z.

After key

       17  depth 2
       27  first kill: You kill the goblin!
       63  first weapon: You equip the longsword.
       73  first potion: You drink the healing potion. (+10 HP)
       81  depth 3
      123  depth 4
      134  first wand: You ready the wand of fireball (4).
      136  first kill by fire: You burn the goblin to ash!
      146  depth 5
      172  first enchantment: Your enchanted longsword glows with enchantment!
      174  depth 6
      244  first dread knight met: The dread knight hits you for 11.

Kills: rat 6, goblin 5, orc 1

Lowest HP: 7 of 30 after key 71: The rat hits you for 2.

The last messages

    The fireball hits the rat for 8!
    You burn the rat to ash!
    Zap which direction? (arrow keys)
    The fireball hits the goblin for 9!
    You burn the goblin to ash!
    The dread knight hits you for 11.
    You hit the dread knight for 7.
    The dread knight hits you for 10.
    The orc hits you for 6.
    The orc kills you...

At the end

    Depth: 6 (max 6)
    HP 0 of 30
    ATK: 7
    Kills: 12
    Score: 720
    Weapon:
    enchanted longsword
    Wand: fireball (0)

INVENTORY

    a) dagger [+1 atk]
    b) wand of fireball (0) [8 dmg, range 6]
    c) shortsword [+2 atk]
    d) enchanted longsword [+3 atk] (equipped)
    e) healing potion [heals 14]
    f) wand of fireball (0) [9 dmg, range 6] (equipped)
    g) longsword [+3 atk]
    h) wand of fireball (3) [10 dmg, range 6]
    i) warhammer [+5 atk]

The last map

    25 columns, 17 rows
      #######
      #.....#
      #.....#
      #..>..#
      #.....#
    #####.#####          ##
    #.........#        ...#
    #.........########....#
    #..............L......#
    #..............@o.....#
    #.........###############
    #.........#      #......#
    #####.############......#
        #................<..#
        ##############......#
                     #......#
                     ########
    > stairs down, L dread knight, o orc, < stairs up
