import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../chromium.ts';
import { runCommand } from '../command.ts';
import { root, tool } from '../workspace.ts';
import { buildPage, bundledFolders } from './build-page.ts';
import { lintTarball, hasResolvableTypes } from './check-tarball.ts';
import { entriesOf } from './entries.ts';
import { installTarballs } from './install.ts';
import { buildPackages, packageNames, packPackage } from './pack.ts';
import { visitPage } from './visit-page.ts';

/**
 * `npm run test:packages`: tests the packages as other apps install them. Builds and packs them, checks the
 * tarballs and their sizes, and uses them in a plain Vite and React app outside the workspace. `--no-app`
 * skips the app.
 */
const folder = mkdtempSync(join(tmpdir(), 'saddlebag-outside-'));
const tally = { passed: 0, failed: 0, failures: new Array<string>() };

async function check(name: string, run: () => Promise<void> | void): Promise<void> {
  const startedAt = performance.now();
  let message: string | null = null;
  try {
    await run();
    tally.passed += 1;
  } catch (error) {
    tally.failed += 1;
    message = error instanceof Error ? error.message : String(error);
    tally.failures.push(`${name}: ${message}`);
  }
  const duration = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  console.log(`${message === null ? 'ok    ' : 'FAILED'} ${name} (${duration})`);
  if (message !== null) console.log(message);
}

async function main(): Promise<void> {
  await buildPackages();
  const [ui, domain] = await Promise.all(packageNames.map((name) => packPackage(name, folder)));
  if (ui === undefined || domain === undefined)
    throw new Error('npm pack returned fewer tarballs than packages. Run the command again.');
  for (const [name, tarball] of Object.entries({ ui, domain }) as ['ui' | 'domain', string][]) {
    await check(`publint: @saddlebag/${name}`, async () => {
      assert.deepEqual(await lintTarball(tarball), []);
    });
    await check(`types of all entries: @saddlebag/${name}`, async () => {
      assert.ok(
        await hasResolvableTypes(name, tarball),
        'attw found entries whose types do not resolve. Run it on the tarball for details.',
      );
    });
  }
  await check('size limits of all entries', () => {
    const limits = readFileSync(join(root, '.size-limit.json'), 'utf8');
    const unlimited = entriesOf('ui').filter((entry) => !limits.includes(`"@saddlebag/ui/${entry}"`));
    assert.deepEqual(unlimited, [], 'Entries have no limit in .size-limit.json. Run `npm run size:new`.');
  });
  await check('sizes', async () => {
    const { code } = await runCommand(tool('size-limit'), ['--hide-passed', '--silent']);
    assert.equal(
      code,
      0,
      'An entry is larger than its limit in .size-limit.json. Make it smaller, or raise the limit by hand.',
    );
  });
  if (process.argv.includes('--no-app')) return;

  await check('installation and build of an app outside the workspace', async () => {
    await installTarballs(folder, { ui, domain });
    await buildPage(folder);
  });
  await check('components bundled with a button', async () => {
    assert.deepEqual(await bundledFolders(folder, 'button'), ['button', 'internals', 'spinner']);
  });
  await check('appearance and behavior of an app without Tailwind', () =>
    visitPage(join(folder, 'dist'), findChromium(), join(root, 'docs', 'screenshots', 'outside-app.png')),
  );
}

try {
  await main();
} catch (error) {
  tally.failed += 1;
  tally.failures.push(error instanceof Error ? error.message : String(error));
  console.error(tally.failures.at(-1));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const reportPath = process.env['PACKAGES_REPORT'];
if (reportPath !== undefined) writeFileSync(reportPath, JSON.stringify(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
