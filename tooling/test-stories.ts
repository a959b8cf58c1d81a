import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { serveFolder } from './static-server.ts';
import { root, tool } from './workspace.ts';

/** `npm run test:stories`: builds Storybook and visits each story in Chromium. Further arguments go to the test runner. */
const main = async (): Promise<number> => {
  const browser = findChromium();
  const build = await runCommand(tool('storybook'), [
    'build',
    '--disable-telemetry',
    '--quiet',
    '--output-dir',
    'storybook-static',
  ]);
  if (build.code !== 0) return build.code;
  console.log(`Storybook was built in ${(build.milliseconds / 1000).toFixed(1)} s`);
  const server = await serveFolder(join(root, 'storybook-static'));
  const { code } = await runCommand(
    tool('test-storybook'),
    ['--url', server.url, '--maxWorkers=2', '--disable-telemetry', ...process.argv.slice(2)],
    { env: { CHROMIUM_PATH: browser, STORYBOOK_DISABLE_TELEMETRY: '1' } },
  );
  await server.close();
  return code;
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
