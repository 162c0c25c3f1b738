import { isIP } from 'node:net';

/** What a forwarded address counts as that is none. */
const NO_ADDRESS = 'unknown';

/**
 * Who an address stands for in limits: an IPv4 address itself, of an IPv6 address its /64, as that is what one
 * customer of a network has and can change at will. An IPv4 address written as IPv6 is that IPv4 address.
 */
export function addressKey(address: string): string {
  const bare = address.split('%', 1)[0] ?? '';
  const version = isIP(bare);
  if (version === 4) return bare;
  if (version !== 6) return NO_ADDRESS;
  const groups = expand(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of a valid IPv6 address. */
function expand(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  if (tail === undefined) return before;
  const after = groupsOf(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function groupsOf(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
