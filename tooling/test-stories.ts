import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { serveFolder } from './static-server.ts';
import { readLedger, summarizeLedger } from './stories/ledger.ts';
import { testMatrix } from './test-matrix.ts';
import { root, tool } from './workspace.ts';

/** Folder of a Storybook that is already built. If set, the build is skipped. */
const prebuiltFolder = process.env['STORYBOOK_FOLDER'];

const build = async (folder: string): Promise<number> => {
  const { code, milliseconds } = await runCommand(tool('storybook'), [
    'build',
    '--disable-telemetry',
    '--quiet',
    // Omit the documentation pages, which no story test visits.
    '--test',
    '--output-dir',
    folder,
  ]);
  if (code === 0) console.log(`Built Storybook in ${(milliseconds / 1000).toFixed(1)} s`);
  return code;
};

/**
 * `npm run test:stories`: builds Storybook, visits each story in Chromium and runs axe in two core modes.
 * With `--all-modes` axe runs in every brand, theme and direction. Other arguments are passed on to the test
 * runner.
 */
const main = async (): Promise<number> => {
  const args = process.argv.slice(2);
  const matrix = args.includes('--all-modes') ? 'all' : testMatrix;
  const browser = findChromium();
  const folder = prebuiltFolder ?? join(root, 'storybook-static');
  const buildCode = prebuiltFolder === undefined ? await build(folder) : 0;
  if (buildCode !== 0) return buildCode;
  const server = await serveFolder(folder);
  const ledgerFolder = mkdtempSync(join(tmpdir(), 'saddlebag-stories-'));
  const ledger = join(ledgerFolder, 'stories.jsonl');
  const { code } = await runCommand(
    tool('test-storybook'),
    [
      '--url',
      server.url,
      '--maxWorkers=2',
      '--disable-telemetry',
      ...(matrix === 'all' ? ['--testTimeout=120000'] : []),
      ...args.filter((argument) => argument !== '--all-modes'),
    ],
    {
      env: {
        CHROMIUM_PATH: browser,
        STORYBOOK_DISABLE_TELEMETRY: '1',
        STORY_LEDGER: ledger,
        TEST_MATRIX: matrix,
      },
    },
  );
  await server.close();
  if (existsSync(ledger)) for (const line of summarizeLedger(readLedger(ledger))) console.log(line);
  rmSync(ledgerFolder, { recursive: true, force: true });
  return code;
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
