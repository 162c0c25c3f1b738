import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

test.each([
  ['an exception', 'setTimeout(() => { throw error; });'],
  ['a rejection', 'Promise.reject(error);'],
])('%s that nobody catches ends the process with a line of the log and nothing else', (_what, fault) => {
  const script = `
    import { createLog } from './log.ts';
    import { endOnFault } from './end-on-fault.ts';
    endOnFault(createLog('info'));
    const error = new Error('Failed query: select $1\\nparams: ada@example.com');
    ${fault}
    setTimeout(() => process.stdout.write('went on'), 60_000);
  `;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    level: 'fatal',
    msg: 'fault',
    err: { message: 'Failed query: select $1' },
  });
  expect(stdout + stderr).not.toContain('ada');
});
