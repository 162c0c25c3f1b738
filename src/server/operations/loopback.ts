const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Whether an IP address, IPv4 in IPv6 as well, is the machine's own. */
export const isLoopback = (address: string) => LOOPBACK.test(address);
