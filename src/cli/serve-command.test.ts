import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { folderWith, runCli } from './run-cli.test-suite.ts';
import { whyNotListening } from './serve-command.ts';

/** Starting a server twice over on a busy machine takes its time. */
vi.setConfig({ testTimeout: 90_000 });

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

test('migrate brings the embedded database up to date, again and again', async () => {
  const env = { DATA_DIR: await folderWith({}), LOG_LEVEL: 'silent' };
  for (let times = 0; times < 2; times++) {
    expect(await runCli(['migrate'], { env })).toEqual({
      exitCode: 0,
      stdout: 'The schema of the embedded database is up to date.\n',
      stderr: '',
    });
  }
});

test('serve prints its address, answers there, and ends when told to', async () => {
  const env = { PATH: process.env.PATH, DATA_DIR: await folderWith({}), PORT: '0', LOG_LEVEL: 'silent' };
  const server = spawn(process.execPath, [MAIN, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => server.once('close', resolve));
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let output = '';
      server.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const url = /http:\/\/\S+/.exec(output)?.[0];
        if (url) resolve(url);
      });
      server.once('close', () => reject(new Error(`serve ended: ${output}`)));
    });
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  } finally {
    server.kill('SIGTERM');
  }
  expect(await ended).toBe(0);
});

test('a server that cannot start says why', async () => {
  const wrong = await runCli(['serve'], { env: { PORT: 'eighty' } });
  expect(wrong.exitCode).toBe(2);
  expect(wrong.stderr).toMatch(/^invoscope: PORT cannot be 'eighty'/);

  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as { port: number };
  const env = { DATA_DIR: await folderWith({}), PORT: String(port), LOG_LEVEL: 'silent' };
  const refused = await runCli(['serve'], { env });
  taken.close();
  expect(refused.exitCode).toBe(1);
  expect(refused.stderr).toContain(
    `invoscope: Port ${port} of 127.0.0.1 is already in use. Set PORT to another one.\n`,
  );
});

test('a port that this account may not use is told as that, and any other refusal as it is', () => {
  const at = { PORT: 80, HOST: '127.0.0.1' };
  const refused = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' });
  expect(whyNotListening(refused, at).message).toBe(
    'Port 80 of 127.0.0.1 may not be used by this account. Set PORT to another one.',
  );
  const unreadable = Object.assign(new Error('open EACCES'), { code: 'EACCES', syscall: 'open' });
  expect(whyNotListening(unreadable, at)).toBe(unreadable);
});
