/** An encounter as its YAML: two characters, what lives under the mill, and an illusion in the way. */
export const MILL = `name: The thing under the mill
ruleset: tabletop
creatures:
  Maelis:                      # a caster: spells need components, provoke, and can be disturbed
    level: 6
    initiative: 17
    hp: 38
    at: 0
    ac: 13
    touchAc: 12
    attack: { bonus: 3, damage: 1d6 }
    abilityMods: { Dex: 1, Int: 4, Cha: 1 }
    saves: { Fort: 3, Ref: 4, Will: 7 }
    skills: { Concentration: 11, Endurance: 4, Arcana: 10, Escape Artistry: 2 }
    abilities:
      Glass Lance: { kind: spell, level: 3, uses: 2 prepared, components: [V, S], range: medium, save: { kind: Ref, dc: Intelligence-based, result: half }, effects: [{ do: damage, amount: "[CL]d6" }] }
      Long Hymn: { kind: spell, level: 2, uses: 1 prepared, action: 1 round, duration: "[CL] rounds", effects: [{ do: bonus, stat: attack, amount: "[CL/3]" }] }
      Unweave: { kind: spell, level: 3, uses: 1 prepared, effects: [{ do: dispel }] }
      Chill Hand: { kind: spell, level: 1, uses: 2 prepared, range: touch, save: { kind: Fort, dc: Intelligence-based, result: half }, effects: [{ do: damage, amount: "1d8+[CL]" }] }
      Quick Ward: { kind: Su, uses: 2/day, action: reaction, range: personal, duration: 1 round, effects: [{ do: bonus, stat: ac, amount: 4 }] }
  Torvald:
    level: 6
    initiative: 11
    hp: 55
    at: 10
    ac: 18
    touchAc: 11
    attack: { bonus: 10, damage: "1d10+4" }
    grapple: 10
    abilityMods: { Str: 4, Con: 2, Cha: 2 }
    saves: { Fort: 8, Ref: 3, Will: 4 }
    skills: { Concentration: 2, Endurance: 9, Escape Artistry: 3 }
    abilities:
      Axe Blow: { range: 5 ft, effects: [{ do: damage, amount: "1d10+Str" }] }
      War Shout: { uses: 3/day, action: swift, duration: "[CL/2] rounds", effects: [{ do: bonus, stat: attack, amount: 2 }] }
      Riposte: { uses: 1/round, action: trigger, range: 5 ft, effects: [{ do: damage, amount: "1d6+Str" }] }
      Steady Hands: { kind: Su, uses: 2/day, range: touch, effects: [{ do: heal, amount: "2d8+[CL]" }] }
  Mother Silt:                 # a monster goes by its CR
    cr: 7
    initiative: 14
    hp: 70
    at: 45
    ac: 16
    touchAc: 9
    sr: 14
    attack: { bonus: 9, damage: "1d8+5" }
    grapple: 14
    abilityMods: { Str: 5, Con: 3, Wis: 2, Cha: 4 }
    saves: { Fort: 8, Ref: 3, Will: 6 }
    skills: { Concentration: 12, Endurance: 8 }
    abilities:
      Drowning Word: { kind: Sp, level: 3, uses: 3/day, duration: recovery, save: { kind: Will, dc: Charisma-based, result: negates }, effects: [{ do: condition, value: drowning }, { do: bonus, stat: attack, amount: -2 }] }
      Mud Skin: { kind: Su, uses: 1/day, action: swift, range: personal, gainedAt: 5, duration: dissipation, effects: [{ do: bonus, stat: ac, amount: 3 }] }
      Dry Ford: { kind: Sp, level: 2, uses: 1/day, range: medium, duration: slot, tags: [Image], save: { kind: Will, dc: Charisma-based, result: disbelief }, effects: [{ do: tell, text: a dry path where the water is deep }] }
      Backhand: { uses: 1/round, action: trigger, range: 10 ft, effects: [{ do: damage, amount: "1d4+Str" }] }
  Reed Imp:
    cr: 1
    initiative: 19
    hp: 14
    at: 20
    ac: 14
    touchAc: 14
    attack: { bonus: 4, damage: 1d4 }
    abilityMods: { Dex: 3, Cha: 1 }
    saves: { Fort: 1, Ref: 5, Will: 1 }
    abilities:
      Sting: { range: 5 ft, effects: [{ do: damage, amount: 1d4 }] }
      Whine: { kind: Su, level: 1, uses: at-will, range: close, save: { kind: Will, dc: Charisma-based, result: negates }, effects: [{ do: tell, text: a whine that goes through the teeth }] }
play: []
expect: {}
`;
