import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

export interface ResolvedAddress {
  address: string;
  family: number;
}
/** All addresses of a name. Rejects when there is none. */
export type Resolve = (host: string) => Promise<ResolvedAddress[]>;

export const resolveAll: Resolve = (host) => lookup(host, { all: true });

/** The IPv4 blocks that are nobody's on the internet (IANA's special-purpose registry, multicast and reserved). */
const SPECIAL_IPV4: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Within 2000::/3, outside of which nothing is public: protocols, tunnels to IPv4 addresses, documentation. */
const SPECIAL_IPV6: readonly [network: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [network, bits] of SPECIAL_IPV4) special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of SPECIAL_IPV6) special.addSubnet(network, bits, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public internet: not loopback, private, link-local, a tunnel or reserved. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** A name that leads to an address that is not to be called; the message is a sentence for the user. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
  constructor(host: string, address: string) {
    const named = host === address ? `'${host}' is` : `'${host}' leads to ${address},`;
    super(`${named} a private or loopback address. This server only calls public ones.`);
  }
}

/** The host of an address as it is connected to: without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/**
 * All addresses of a host, each of which was checked: whoever connects to one of these does not ask again, as the name
 * might lead elsewhere by then. Throws `PrivateAddressError` when a single one is not public, and what `resolve` throws.
 */
export async function publicAddresses(host: string, resolve: Resolve = resolveAll): Promise<ResolvedAddress[]> {
  const family = isIP(host);
  const addresses = family ? [{ address: host, family }] : await resolve(host);
  const refused = addresses.find(({ address }) => !isPublicAddress(address));
  if (refused) throw new PrivateAddressError(host, refused.address);
  return addresses;
}
