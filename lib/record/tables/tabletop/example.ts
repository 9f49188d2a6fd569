/** The encounter with which a new table's form begins: two who are played, and two of the game master's. */
export const EXAMPLE_ENCOUNTER = `ruleset: tabletop
creatures:
  Ysolde:
    player: Ysolde
    level: 6
    initiative: 20
    hp: 38
    ac: 14
    touchAc: 12
    abilityMods: { Dex: 2, Cha: 4 }
    saves: { Fort: 3, Ref: 5, Will: 6 }
    skills: { Concentration: 9, Arcana: 8 }
    abilities:
      Ember Lash:
        kind: spell
        level: 2
        uses: 3/day
        components: [V, S]
        range: close
        save: { kind: Ref, dc: Charisma-based, result: half }
        effects: [{ do: damage, amount: "[CL]d6" }]
      Hex:
        kind: Su
        uses: 2/day
        duration: recovery
        effects: [{ do: bonus, stat: Will, amount: -2 }, { do: condition, value: hexed }]
      Painted Wall:
        kind: Sp
        level: 3
        uses: 1/day
        range: medium
        duration: "[CL] rounds"
        tags: [Image]
        save: { kind: Will, dc: Charisma-based, result: disbelief }
  Bram:
    player: Bram
    level: 5
    initiative: 12
    hp: 44
    ac: 17
    attack: { bonus: 8, damage: 1d8+4 }
    saves: { Fort: 6, Ref: 2, Will: 2 }
    skills: { Concentration: 4, Arcana: 2 }
    abilities:
      Rallying Cry:
        kind: Ex
        uses: 2/minute
        duration: 3 rounds
        effects: [{ do: bonus, stat: attack, amount: 2 }]
      Brace:
        kind: Ex
        action: reaction
        range: personal
        duration: 1 round
        effects: [{ do: bonus, stat: ac, amount: 4 }]
  Grub:
    cr: 4
    initiative: 15
    at: 20
    hp: 52
    attack: { bonus: 7, damage: 2d6+3 }
    saves: { Fort: 7, Ref: 3, Will: 2 }
    grapple: 10
    abilities:
      Mire Breath:
        kind: Su
        uses: 1/minute
        save: { kind: Fort, dc: 15, result: negates }
        duration: recovery
        effects: [{ do: condition, value: mired }]
  Old Marrow:
    cr: 6
    initiative: 9
    at: 35
    hp: 40
    sr: 16
    saves: { Fort: 4, Ref: 4, Will: 7 }
    skills: { Concentration: 10 }
    abilities:
      Gloom:
        kind: spell
        level: 3
        uses: 2 prepared
        action: full-round
        components: [V, S, M]
        duration: dissipation
        effects: [{ do: bonus, stat: attack, amount: -1 }]
      Snuff:
        kind: Sp
        level: 3
        uses: 3/day
        range: medium
        effects: [{ do: dispel }]
`;
