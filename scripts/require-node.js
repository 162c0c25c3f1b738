/** Plain JavaScript for the Node.js that is too old to read the rest: it says so, instead of a riddle. */
const NEEDED = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(
    [
      `Invoscope needs Node.js ${NEEDED} or newer, and this is ${process.version}.`,
      `npm install brings its own where npm offers one, which it does not seem to for ${process.platform} ${process.arch}:`,
      'install Node.js from https://nodejs.org, then run the command again.',
    ].join('\n'),
  );
  process.exit(1);
}
