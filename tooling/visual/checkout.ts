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

const isCommit = (ref: string): boolean => {
  try {
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns the default commit to compare with: the merge base with origin/main, or the previous commit if none
 * exists.
 */
export const findDefaultBase = (): string =>
  isCommit('origin/main') ? git('merge-base', 'origin/main', 'HEAD') : 'HEAD~1';

/** Resolves a git ref to its commit hash. @throws when the ref does not exist. */
export const commitOf = (ref: string): Side => {
  if (!isCommit(ref))
    throw new Error(
      `The git ref ${ref} does not exist here, so there is nothing to compare with. Choose another: npm run visual -- --base <ref>.`,
    );
  const commit = git('rev-parse', `${ref}^{commit}`);
  return { name: ref, commit, subject: git('log', '-1', '--format=%s', commit) };
};

/** Returns the commit of HEAD, or null if the working tree has uncommitted changes. */
export const currentCommit = (): string | null =>
  git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;

/**
 * Links the packages installed in one tree into another. Workspace packages are linked to the folders of the
 * target tree. A link to all of node_modules would build the source tree's workspaces instead.
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
    const relativeSource = relative(from, source);
    const isWorkspace = !relativeSource.startsWith('..') && !relativeSource.startsWith('node_modules');
    symlinkSync(isWorkspace ? join(to, relativeSource) : source, path);
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

/** Checks out a commit into a separate folder and links the installed packages. */
export const checkOutCommit = (commit: string, folder: string): void => {
  if (!existsSync(join(folder, 'package.json'))) {
    git('worktree', 'prune');
    git('worktree', 'add', '--force', '--detach', folder, commit);
  }
  linkModules(root, folder);
};

export const removeCheckout = (folder: string): void => {
  git('worktree', 'remove', '--force', folder);
};

/** True if another tree has the same lock file. If not, the pictures do not show the package upgrades. */
export const hasSameDependencies = (folder: string): boolean =>
  readFileSync(join(root, 'package-lock.json'), 'utf8') ===
  readFileSync(join(folder, 'package-lock.json'), 'utf8');
