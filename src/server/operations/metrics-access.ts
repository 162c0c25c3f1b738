import { timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { bearerToken } from '../http/authenticate.ts';
import { isLoopback } from './loopback.ts';

const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * With `METRICS_TOKEN` whoever has it; without it the machine itself. What came through a proxy on this machine also
 * comes from the loopback address, and is from a stranger: where nobody told us to trust it, and where the trusted one
 * does not say for whom it asks.
 */
export function mayReadMetrics(
  request: FastifyRequest,
  { METRICS_TOKEN, TRUST_PROXY }: Pick<Config, 'METRICS_TOKEN' | 'TRUST_PROXY'>,
): boolean {
  if (METRICS_TOKEN) {
    const [wanted, given] = [Buffer.from(METRICS_TOKEN), Buffer.from(bearerToken(request) ?? '')];
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  }
  const { headers, ip, socket } = request;
  if (!isLoopback(ip)) return false;
  if (TRUST_PROXY && isAmong(socket.remoteAddress ?? '', TRUST_PROXY)) return headers['x-forwarded-for'] !== undefined;
  return FORWARDING_HEADERS.every((name) => headers[name] === undefined);
}

/** `list`: addresses and networks (CIDR), separated by commas. */
function isAmong(address: string, list: string): boolean {
  const networks = new BlockList();
  for (const entry of list.split(',')) {
    const [network = '', bits] = entry.trim().split('/');
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    networks.addSubnet(network, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return networks.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
