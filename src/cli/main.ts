#!/usr/bin/env node
import { keepWasmCode } from '#reader/wasm-code.ts';
import { COMMANDS, helpText } from './commands.ts';
import { UsageError } from './usage-error.ts';

// Whatever a command writes is for its owner's eyes.
process.umask(0o077);
keepWasmCode();

/** Exit codes: 0 all went well, 1 something failed, 2 the call itself was wrong. */
const FAILED = 1;
const WRONG_CALL = 2;

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(helpText());
    return name === undefined ? WRONG_CALL : 0;
  }
  const command = COMMANDS[name];
  if (!command) throw new UsageError(`Unknown command '${name}'. 'invoscope --help' lists the commands.`);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${command.usage}\n`);
    return 0;
  }
  return command.run(args);
}

// A closed pipe (`| head`) ends the program quietly, as it does with other tools.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : FAILED));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const wrongCall = error instanceof UsageError || isParseError(error);
  const message = error instanceof Error ? error.message : String(error);
  // A half-started server may hold the process open: nothing is waited for after a failure.
  process.stderr.write(`invoscope: ${message}\n`, () => process.exit(wrongCall ? WRONG_CALL : FAILED));
}

/** What `parseArgs` throws for unknown or incomplete options. */
function isParseError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
