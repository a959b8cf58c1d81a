import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../command.ts';
import { root, tool } from '../workspace.ts';
import { checkOut, cleanCommit, removeCheckout, sameDependencies } from './checkout.ts';
import type { Site } from './model.ts';

export const cacheFolder = join(root, '.cache', 'visual');

const buildInto = async (tree: string, folder: string): Promise<void> => {
  // Built beside its place and moved there: a build that is broken off leaves nothing that looks finished.
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const { code, milliseconds } = await runCommand(
    tool('storybook'),
    // Without the pages of documentation, as Chromatic builds it too.
    ['build', '--test', '--disable-telemetry', '--quiet', '--output-dir', unfinished],
    { cwd: tree, env: { STORYBOOK_DISABLE_TELEMETRY: '1' } },
  );
  if (code !== 0)
    throw new Error(
      `Storybook could not be built in ${tree} (code ${code}), so there is nothing to look at; the lines above say where it broke.`,
    );
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  console.log(`built in ${(milliseconds / 1000).toFixed(1)} s`);
};

/** The Storybook of a commit, built once and kept. */
export const buildCommit = async (commit: string): Promise<Site> => {
  const folder = join(cacheFolder, commit);
  const site = join(folder, 'site');
  if (existsSync(site)) return { folder: site, commit };
  const tree = join(folder, 'tree');
  checkOut(commit, tree);
  if (!sameDependencies(tree))
    console.log(
      `Note: ${commit.slice(0, 8)} is built with the packages installed now, not with those of its lock file.`,
    );
  await buildInto(tree, site);
  removeCheckout(tree);
  return { folder: site, commit };
};

/** The Storybook of the files as they are; of a commit, when they are one. */
export const buildWorkingTree = async (): Promise<Site> => {
  const commit = cleanCommit();
  if (commit !== null) return buildCommit(commit);
  const site = join(cacheFolder, 'working-tree', 'site');
  await buildInto(root, site);
  return { folder: site, commit: null };
};
