import { parseArgs } from 'node:util';
import { buildPortal } from './build-portal.ts';
import { serve } from './foreground.ts';

/** `npm start`: builds the portal if its inputs changed, then serves it and its sandbox. `-- --fresh` empties the data. */
const main = async (): Promise<number> => {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
  await buildPortal();
  return serve([
    {
      command: process.execPath,
      args: [
        '--conditions=@saddlebag/source',
        'apps/sandbox/src/main.ts',
        ...(values.fresh ? ['--fresh'] : []),
      ],
      env: { PORT: process.env['PORT'] ?? '4300' },
    },
  ]);
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
