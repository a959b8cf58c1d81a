import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from '../command.ts';
import { root, tool, toolEnvironment } from '../workspace.ts';

export const packageNames = ['ui', 'domain'] as const;
export type PackageName = (typeof packageNames)[number];

const run = promisify(execFile);

/** Builds the packages. Turborepo reuses an earlier build of the same files. */
export async function buildPackages(): Promise<void> {
  const filters = packageNames.map((name) => `--filter=@saddlebag/${name}`);
  const { code } = await runCommand(tool('turbo'), ['run', 'build', '--output-logs=errors-only', ...filters]);
  if (code !== 0)
    throw new Error(
      `The build of the packages failed with exit code ${code}. Fix the errors above and run the command again.`,
    );
}

/**
 * Packs a built package the way it is published.
 * @returns the path of the tarball.
 */
export async function packPackage(name: PackageName, folder: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: join(root, 'packages', name, 'dist'),
    env: toolEnvironment(),
  });
  const file = /"filename": "([^"]+)"/.exec(stdout)?.[1];
  if (file === undefined)
    throw new Error(
      `npm pack named no tarball for @saddlebag/${name}. Check the output format of \`npm pack --json\`.`,
    );
  return join(folder, file);
}
