/**
 * drand's network `quicknet`, as it publishes itself: it signs the number of every round with a key that its members hold in
 * parts, so that nobody knows a round's signature before it is published and everybody can check it afterwards.
 */
export const QUICKNET = {
  name: 'quicknet',
  /** The hash of all that the network is; it names it in addresses. */
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  scheme: 'bls-unchained-g1-rfc9380',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  /** When round 1 was published, in seconds since 1970. */
  genesis: 1_692_803_367,
  /** Seconds from one round to the next. */
  period: 3,
} as const;
