import { serve } from './foreground.ts';
import { parseFreshOption } from './fresh-option.ts';
import { tool } from './workspace.ts';

const port = process.env['PORT'] ?? '4300';
const sandboxPort = process.env['SANDBOX_PORT'] ?? '4301';

/** `npm run dev`: serves the portal with hot reload, and a sandbox that restarts when its source changes. */
const main = (isFresh: boolean): Promise<number> =>
  serve([
    {
      command: process.execPath,
      args: [
        '--watch',
        '--watch-preserve-output',
        '--conditions=@saddlebag/source',
        'apps/sandbox/src/hosts/main.ts',
        ...(isFresh ? ['--fresh'] : []),
      ],
      env: { PORT: sandboxPort },
    },
    {
      command: tool('vite'),
      args: [
        'apps/portal',
        '--config',
        'apps/portal/vite.config.ts',
        '--configLoader',
        'native',
        '--clearScreen',
        'false',
      ],
      env: {
        PORT: port,
        SANDBOX_URL: process.env['SANDBOX_URL'] ?? `http://localhost:${sandboxPort}`,
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --conditions=@saddlebag/source`.trim(),
      },
    },
  ]);

try {
  process.exitCode = await main(parseFreshOption(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
