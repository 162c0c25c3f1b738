/**
 * Leaves for the checkout page at `address`, which the server gave. Throws on anything but a web address, so that no
 * answer can run a script.
 */
export function openCheckout(address: string): void {
  const url = new URL(address, window.location.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error('The checkout address is not a web address.');
  window.location.assign(url);
}
