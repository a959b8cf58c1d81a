import { buildPortal } from './build-portal.ts';
import { serve } from './foreground.ts';
import { parseFreshOption } from './fresh-option.ts';

/**
 * `npm start`: builds the portal if its inputs changed, then serves it and the sandbox. `-- --fresh` deletes
 * the sandbox's data first.
 */
const main = async (): Promise<number> => {
  const isFresh = parseFreshOption(process.argv.slice(2));
  await buildPortal();
  const port = process.env['PORT'] ?? '4300';
  return serve([
    {
      command: process.execPath,
      args: [
        '--conditions=@saddlebag/source',
        'apps/sandbox/src/hosts/main.ts',
        ...(isFresh ? ['--fresh'] : []),
      ],
      env: {
        PORT: port,
        // Allows the example partner app at http://127.0.0.1:4300/partner to embed the portal.
        FRAME_PARTNERS: process.env['FRAME_PARTNERS'] ?? `http://127.0.0.1:${port}`,
      },
    },
  ]);
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
