import { parseArgs } from 'node:util';
import { serve } from './foreground.ts';
import { tool } from './workspace.ts';

const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
const port = process.env['PORT'] ?? '4300';
const sandboxPort = process.env['SANDBOX_PORT'] ?? '4301';

/** `npm run dev`: serves the portal with hot reload, and a sandbox that restarts when its source changes. */
process.exitCode = await serve([
  {
    command: process.execPath,
    args: [
      '--watch',
      '--watch-preserve-output',
      '--conditions=@saddlebag/source',
      'apps/sandbox/src/hosts/main.ts',
      ...(values.fresh ? ['--fresh'] : []),
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
