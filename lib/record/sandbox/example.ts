/** What the sandbox begins with: a dispute as small as one can be. */
export const EXAMPLE = `name: What if the lookout had stayed at home?
teams:
  Harbour: { gp: 5, mercs: [Pilot, Lookout] }
  Reef: { gp: 5, mercs: [Siren] }
mercs:
  Pilot:
    abilities:
      Full Ahead:
        type: Start of Battle
        quantity: Single Target
        selection: [Enemy Only]
        cooldown: 2
        effects:
          - { do: KO }
play:
  - phase: Wartime
  - post: "Steady as she goes. **Full Ahead on the Siren!**"
    by: Harbour
  - rosters: { Harbour: [Lookout], Reef: [Siren] }
  - phase: Battles
expect:
  rulings:
    - { ability: Full Ahead, outcome: Nullified }
  ready: { Full Ahead: 3 }
`;
