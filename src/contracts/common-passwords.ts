/**
 * The passwords that are tried first everywhere: the heads of the yearly lists of leaked ones, of six characters and
 * more, written down by hand. Short on purpose: it is downloaded with the registration form. Lower case.
 */
const COMMON = new Set(
  `000000 0000000 00000000 0123456789 101010 102030 111111 1111111 11111111 111222 112233 121212 123123 123123123
  123321 1234321 12344321 123456 1234567 12345678 123456789 1234567890 0987654321 12345678910 123654 123qwe 131313
  147258 147258369 159357 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 222222 232323 333333 444444 456789 555555
  654321 666666 696969 7654321 777777 7777777 87654321 888888 88888888 987654 987654321 999999 99999999 a123456
  a1b2c3 aa123456 aaaaaa abc123 abcabc abcdef access asdasd asdfgh asdfghjkl azerty baseball batman changeme
  charlie computer daniel donald dragon football fuckyou hello123 hunter iloveyou jordan killer letmein master
  michael michelle monkey mustang passwort password pokemon princess qazwsx qwaszx qwe123 qweqwe qwer1234 qwerty
  qwerty1 qwerty12 qwerty123 qwertyuiop samsung shadow starwars sunshine superman thomas trustno1 welcome whatever
  zaq12wsx zxcvbn zxcvbnm`.split(/\s+/),
);

/** Whether a password is among the most common ones, however its letters are written. */
export const isCommonPassword = (password: string) => COMMON.has(password.toLowerCase());
