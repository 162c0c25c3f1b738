import { expect, test } from 'vitest';
import { isPublicAddress, PrivateAddressError, publicAddresses } from './public-address.ts';

test('what is loopback, private, link-local, reserved or a tunnel is not public', () => {
  const refused = [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.255', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.0.0.8', '192.168.1.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
    ...[
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      'fc00::1',
      'fd12::1',
      'fe80::1',
      'ff02::1',
    ],
    ...['2001::1', '2001:db8::1', '2002:7f00:1::', 'localhost', '', '8.8.8'],
  ];
  expect(refused.filter(isPublicAddress)).toEqual([]);
  const called = ['1.1.1.1', '8.8.8.8', '100.63.255.255', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00::1'];
  expect(called.filter((address) => !isPublicAddress(address))).toEqual([]);
});

test('a name with a single private address among its addresses is refused, with a sentence', async () => {
  const resolve = async () => [
    { address: '8.8.8.8', family: 4 },
    { address: '10.0.0.7', family: 4 },
  ];
  await expect(publicAddresses('hooks.example', resolve)).rejects.toThrow(
    "'hooks.example' leads to 10.0.0.7, a private or loopback address. This server only calls public ones.",
  );
  await expect(publicAddresses('127.0.0.1')).rejects.toThrow(PrivateAddressError);
  expect(await publicAddresses('hooks.example', async () => [{ address: '8.8.8.8', family: 4 }])).toHaveLength(1);
});
