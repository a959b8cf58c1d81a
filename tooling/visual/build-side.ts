import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../command.ts';
import { root, tool } from '../workspace.ts';
import { checkOutCommit, currentCommit, removeCheckout, hasSameDependencies } from './checkout.ts';
import type { Site } from './model.ts';

/** Folder of the builds, checkouts, pictures and cached captures. */
export const cacheFolder = join(root, '.cache', 'visual');

const buildInto = async (tree: string, folder: string): Promise<void> => {
  // Build into a temporary folder and rename it, so that an interrupted build never looks complete.
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const { code, milliseconds } = await runCommand(
    tool('storybook'),
    // Omit the documentation pages, as Chromatic does.
    ['build', '--test', '--disable-telemetry', '--quiet', '--output-dir', unfinished],
    { cwd: tree, env: { STORYBOOK_DISABLE_TELEMETRY: '1' } },
  );
  if (code !== 0)
    throw new Error(
      `The build of Storybook in ${tree} failed with exit code ${code}, so nothing can be compared. Fix the errors above and run the command again.`,
    );
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  console.log(`Built Storybook in ${(milliseconds / 1000).toFixed(1)} s`);
};

/** Builds the Storybook of a commit. A later call reuses the build. */
export const buildCommit = async (commit: string): Promise<Site> => {
  const folder = join(cacheFolder, commit);
  const site = join(folder, 'site');
  if (existsSync(site)) return { folder: site, commit };
  const tree = join(folder, 'tree');
  checkOutCommit(commit, tree);
  if (!hasSameDependencies(tree))
    console.log(
      `Note: ${commit.slice(0, 8)} is built with the installed packages, which differ from its lock file.`,
    );
  await buildInto(tree, site);
  removeCheckout(tree);
  return { folder: site, commit };
};

/** Builds the Storybook of the working tree. Reuses the build of HEAD if the tree has no changes. */
export const buildWorkingTree = async (): Promise<Site> => {
  const commit = currentCommit();
  if (commit !== null) return buildCommit(commit);
  const site = join(cacheFolder, 'working-tree', 'site');
  await buildInto(root, site);
  return { folder: site, commit: null };
};
