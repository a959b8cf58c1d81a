import { delimiter, join, resolve } from 'node:path';

/** The folder that holds the root package.json. */
export const root = resolve(import.meta.dirname, '..');

/** Path of a tool that a dependency installed. */
export const tool = (name: string): string => join(root, 'node_modules', '.bin', name);

/**
 * The environment for a child: the pinned Node stands first on the PATH, so that tools started by their
 * `#!/usr/bin/env node` line run on it too, however this process was started.
 */
export const toolEnvironment = (extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter),
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  ...extra,
});
