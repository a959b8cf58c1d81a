import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../workspace.ts';
import type { Side } from './model.ts';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

const resolves = (ref: string): boolean => {
  try {
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    return true;
  } catch {
    return false;
  }
};

/** Where a change began: the merge base with the main branch of the origin; without one, the commit before. */
export const defaultBase = (): string =>
  resolves('origin/main') ? git('merge-base', 'origin/main', 'HEAD') : 'HEAD~1';

/** @throws when there is no such commit. */
export const commitOf = (ref: string): Side => {
  if (!resolves(ref))
    throw new Error(
      `There is no commit called ${ref}, so there is nothing to compare with; name one that is here: npm run visual -- --base <ref>.`,
    );
  const commit = git('rev-parse', `${ref}^{commit}`);
  return { name: ref, commit, subject: git('log', '-1', '--format=%s', commit) };
};

/** The commit that the working tree is, or null when it is not quite any commit. */
export const cleanCommit = (): string | null =>
  git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;

/**
 * Links what is installed here into another tree. The workspaces are linked to that tree's own folders: a link to the
 * whole of node_modules would quietly build this tree's packages there.
 */
export const linkModules = (from: string, to: string): void => {
  const installed = join(from, 'node_modules');
  const target = join(to, 'node_modules');
  mkdirSync(target, { recursive: true });
  const link = (name: string): void => {
    const path = join(target, name);
    if (existsSync(path)) return;
    mkdirSync(dirname(path), { recursive: true });
    const source = realpathSync(join(installed, name));
    const inside = relative(from, source);
    const isWorkspace = !inside.startsWith('..') && !inside.startsWith('node_modules');
    symlinkSync(isWorkspace ? join(to, inside) : source, path);
  };
  for (const name of readdirSync(installed)) {
    if (name.startsWith('@'))
      for (const scoped of readdirSync(join(installed, name))) link(join(name, scoped));
    else if (name === '.bin' || !name.startsWith('.')) link(name);
  }
  for (const nested of globSync('{packages,apps}/*/node_modules', { cwd: from })) {
    if (existsSync(join(to, dirname(nested))) && !existsSync(join(to, nested)))
      symlinkSync(join(from, nested), join(to, nested));
  }
};

/** A checkout of a commit in a folder of its own, ready to build. */
export const checkOut = (commit: string, folder: string): void => {
  if (!existsSync(join(folder, 'package.json'))) {
    git('worktree', 'prune');
    git('worktree', 'add', '--force', '--detach', folder, commit);
  }
  linkModules(root, folder);
};

export const removeCheckout = (folder: string): void => {
  git('worktree', 'remove', '--force', folder);
};

/** False when the other tree asks for other packages than are installed: an upgrade does not show as a change then. */
export const sameDependencies = (folder: string): boolean =>
  readFileSync(join(root, 'package-lock.json'), 'utf8') ===
  readFileSync(join(folder, 'package-lock.json'), 'utf8');
