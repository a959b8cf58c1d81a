import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { serveFolder } from './static-server.ts';
import { readLedger, summarizeLedger } from './stories/ledger.ts';
import { root, tool } from './workspace.ts';

/** Set to a Storybook that is built already, it is visited as it is. */
const builtElsewhere = process.env['STORYBOOK_FOLDER'];

const build = async (folder: string): Promise<number> => {
  const { code, milliseconds } = await runCommand(tool('storybook'), [
    'build',
    '--disable-telemetry',
    '--quiet',
    // Without the pages of documentation, which nobody visits here.
    '--test',
    '--output-dir',
    folder,
  ]);
  if (code === 0) console.log(`Storybook was built in ${(milliseconds / 1000).toFixed(1)} s`);
  return code;
};

/**
 * `npm run test:stories`: builds Storybook, visits each story in Chromium and runs axe in the core modes, or in every
 * brand, theme and direction with `--all-modes`. Further arguments go to the test runner.
 */
const main = async (): Promise<number> => {
  const args = process.argv.slice(2);
  const everyMode = args.includes('--all-modes');
  const browser = findChromium();
  const folder = builtElsewhere ?? join(root, 'storybook-static');
  const built = builtElsewhere === undefined ? await build(folder) : 0;
  if (built !== 0) return built;
  const server = await serveFolder(folder);
  const notes = mkdtempSync(join(tmpdir(), 'saddlebag-stories-'));
  const ledger = join(notes, 'stories.jsonl');
  const { code } = await runCommand(
    tool('test-storybook'),
    [
      '--url',
      server.url,
      '--maxWorkers=2',
      '--disable-telemetry',
      ...(everyMode ? ['--testTimeout=120000'] : []),
      ...args.filter((argument) => argument !== '--all-modes'),
    ],
    {
      env: {
        CHROMIUM_PATH: browser,
        STORYBOOK_DISABLE_TELEMETRY: '1',
        STORY_LEDGER: ledger,
        STORY_MODES: everyMode ? 'all' : 'core',
      },
    },
  );
  await server.close();
  if (existsSync(ledger)) for (const line of summarizeLedger(readLedger(ledger))) console.log(line);
  rmSync(notes, { recursive: true, force: true });
  return code;
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
