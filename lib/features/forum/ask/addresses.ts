import ipaddr from 'ipaddr.js';

/**
 * Whether an address of the network is anybody's: not this machine's, not the house's, not one that is set aside. IPv4 within
 * IPv6 is looked at as what it is.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed.kind() === 'ipv4') return true;
  // Ways to reach an IPv4 address by another name.
  const [first = 0, second = 0] = 'parts' in parsed ? parsed.parts : [];
  return (first & 0xe000) === 0x2000 && first !== 0x2002 && !(first === 0x2001 && second < 0x200);
}
