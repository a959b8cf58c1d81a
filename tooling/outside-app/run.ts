import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../chromium.ts';
import { runCommand } from '../command.ts';
import { root, tool } from '../workspace.ts';
import { buildPage, foldersBehind } from './build-page.ts';
import { lintTarball, typesResolve } from './check-tarball.ts';
import { entriesOf } from './entries.ts';
import { installTarballs } from './install.ts';
import { buildPackages, packageNames, packPackage } from './pack.ts';
import { visitPage } from './visit-page.ts';

/**
 * `npm run test:packages`: the packages as other apps get them. Builds and packs them, checks the tarballs and their
 * sizes, and uses them from a bare Vite and React app outside the workspace. With `--no-app` it ends before the app.
 */
const folder = mkdtempSync(join(tmpdir(), 'saddlebag-outside-'));
const tally = { passed: 0, failed: 0, failures: new Array<string>() };

async function check(name: string, run: () => Promise<void> | void): Promise<void> {
  const began = performance.now();
  let complaint: string | null = null;
  try {
    await run();
    tally.passed += 1;
  } catch (error) {
    tally.failed += 1;
    complaint = error instanceof Error ? error.message : String(error);
    tally.failures.push(`${name}: ${complaint}`);
  }
  const took = `${((performance.now() - began) / 1000).toFixed(1)} s`;
  console.log(`${complaint === null ? 'ok    ' : 'FAILED'} ${name} (${took})`);
  if (complaint !== null) console.log(complaint);
}

async function main(): Promise<void> {
  await buildPackages();
  const [ui, domain] = await Promise.all(packageNames.map((name) => packPackage(name, folder)));
  if (ui === undefined || domain === undefined) throw new Error('a package was not packed');
  for (const [name, tarball] of Object.entries({ ui, domain }) as ['ui' | 'domain', string][]) {
    await check(`publint: @saddlebag/${name}`, async () => {
      assert.deepEqual(await lintTarball(tarball), []);
    });
    await check(`types of every entry of @saddlebag/${name}`, async () => {
      assert.ok(await typesResolve(name, tarball), 'attw found entries whose types do not resolve');
    });
  }
  await check('every entry has a size that it may not outgrow', () => {
    const limits = readFileSync(join(root, '.size-limit.json'), 'utf8');
    const unlimited = entriesOf('ui').filter((entry) => !limits.includes(`"@saddlebag/ui/${entry}"`));
    assert.deepEqual(unlimited, [], 'entries without a limit in .size-limit.json');
  });
  await check('sizes', async () => {
    const { code } = await runCommand(tool('size-limit'), ['--hide-passed', '--silent']);
    assert.equal(code, 0, 'an entry outgrew its limit in .size-limit.json');
  });
  if (process.argv.includes('--no-app')) return;

  await check('an app outside installs and builds', async () => {
    await installTarballs(folder, { ui, domain });
    await buildPage(folder);
  });
  await check('a button brings no other component', async () => {
    assert.deepEqual(await foldersBehind(folder, 'button'), ['button', 'internals', 'spinner']);
  });
  await check('an app without Tailwind looks and works', () =>
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
const report = process.env['PACKAGES_REPORT'];
if (report !== undefined) writeFileSync(report, JSON.stringify(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
