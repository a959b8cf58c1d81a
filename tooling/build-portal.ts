import { readBuildTarget } from '../apps/portal/build-target.ts';
import type { BuildTarget } from '../apps/portal/build-target.ts';
import { runCommand } from './command.ts';
import { tool } from './workspace.ts';

/**
 * Builds the portal for the brand, country and environment in the environment variables. Turborepo reuses an
 * earlier build if its inputs are unchanged.
 * @throws when a variable has an unknown value, or when the build fails.
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
      `The build of the portal failed with exit code ${code}, so there is nothing to serve. Fix the errors above and run the command again.`,
    );
  }
  return target;
};
