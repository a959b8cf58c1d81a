import { delimiter, join, resolve } from 'node:path';

/** Absolute path of the repository root. */
export const root = resolve(import.meta.dirname, '..');

/** Returns the path of an executable that a dependency installed. */
export const tool = (name: string): string => join(root, 'node_modules', '.bin', name);

/**
 * Returns the environment for a child process. The pinned Node comes first on the PATH, so that scripts with
 * a `#!/usr/bin/env node` line run on it as well.
 */
export const toolEnvironment = (extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter),
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  ...extra,
});
