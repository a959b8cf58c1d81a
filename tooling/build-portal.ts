import { readBuildTarget } from '../apps/portal/build-target.ts';
import type { BuildTarget } from '../apps/portal/build-target.ts';
import { runCommand } from './command.ts';
import { tool } from './workspace.ts';

/**
 * Builds the portal for the brand, country and environment that the variables name; unchanged inputs cost a moment.
 * @throws a sentence when a variable names something unknown, or when the build fails.
 */
export const buildPortal = async (
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<BuildTarget> => {
  const target = readBuildTarget(env);
  const { code } = await runCommand(
    tool('turbo'),
    [
      'run',
      'build',
      '--filter=@saddlebag/portal',
      '--output-logs=errors-only',
      '--ui=stream',
      '--no-update-notifier',
    ],
    { env: { BRAND: target.brand, COUNTRY: target.country, ENVIRONMENT: target.environment } },
  );
  if (code !== 0) {
    throw new Error(
      `The build of the portal ended with code ${code}, so there is nothing to serve; the lines above say where it broke; mend that and run the command again.`,
    );
  }
  return target;
};
