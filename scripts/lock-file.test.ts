import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path: string) => readFileSync(at(path), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };

/** Where Node looks for `name` from the folder `from`: there, then in every folder above. */
function lockedFor(from: string, name: string): LockedPackage | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const found = packages[`${folder ? `${folder}/` : ''}node_modules/${name}`];
    if (found || folder === '') return found;
  }
}

describe('package-lock.json', () => {
  // npm drops a platform's package from the lock, without a word, where the registry it asked does not offer that
  // version; `npm ci` then fails everywhere, and `npm start` on that platform. Choose a version that has them all.
  test('it has the packages of every platform', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([name, wanted]) => {
          const locked = lockedFor(path, name);
          return /^\d/.test(wanted) ? locked?.version !== wanted : !locked;
        })
        .map(([name, wanted]) => `${name}@${wanted} of ${path}`),
    );
    expect(missing).toEqual([]);
  });

  test.each([
    ['darwin', 'arm64'],
    ['darwin', 'x64'],
    ['win32', 'x64'],
    ['win32', 'arm64'],
    ['linux', 'x64'],
    ['linux', 'arm64'],
  ])('all that `npm start` loads has a binary for %s on %s', (os, cpu) => {
    for (const name of ['rolldown', 'lightningcss', '@tailwindcss/oxide', '@node-rs/argon2', 'sharp']) {
      const { optionalDependencies = {} } = packages[`node_modules/${name}`] ?? {};
      const binaries = Object.keys(optionalDependencies).filter((each) => {
        const locked = lockedFor(`node_modules/${name}`, each);
        return locked?.os?.includes(os) && locked.cpu?.includes(cpu);
      });
      expect(binaries, name).not.toEqual([]);
    }
  });

  test('each package is known by its bytes, and none by the address it came from', () => {
    const all = Object.entries(packages).filter(([path]) => path);
    expect(all.length).toBeGreaterThan(400);
    expect(all.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
    expect(all.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });

  test('a platform that npm offers no Node.js for can be installed on: its own is used', () => {
    expect(packages['node_modules/node']?.optional).toBe(true);
  });
});

describe('what installs', () => {
  test('the image and the continuous integration take what is locked', () => {
    expect(read('Dockerfile')).toMatch(/^RUN npm ci\b/m);
    expect(read('.ci/run')).toMatch(/^npm ci\b/m);
    expect(`${read('Dockerfile')}${read('.ci/run')}`).not.toContain('npm install');
  });

  test('commands that a user needs run without a POSIX shell', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const name of ['start', 'build', 'invoscope', 'test']) {
      expect(scripts[name]).not.toMatch(/\b(bash|sh|rm|cp|mv)\b|[|;$'`]|^\w+=/);
    }
  });

  test('a Node.js that is too old is told so, and by how much', () => {
    const pretend = "Object.defineProperty(process.versions, 'node', { value: '20.19.0' });";
    const old = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, at('scripts/require-node.js')],
      { encoding: 'utf8' },
    );
    expect(old.status).toBe(1);
    expect(old.stderr).toContain('Invoscope needs Node.js 24 or newer');
    expect(spawnSync(process.execPath, [at('scripts/require-node.js')]).status).toBe(0);
  });
});
