import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspace.ts';
import { runCommand } from '../command.ts';
import type { PackageName } from './pack.ts';

interface Needs {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

function link(folder: string, dependency: string): void {
  const path = join(folder, 'node_modules', dependency);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(join(root, 'node_modules', dependency), path);
}

/** What a package says it needs; a peer that is optional is left out, as an app leaves it out. */
function needsOf({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }: Needs) {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys(dependencies), ...peers];
}

/**
 * Installs tarballs into a folder outside the workspace. Their files are unpacked; what their manifests name, and
 * nothing else, is linked to where `npm ci` has put it. A registry or a warm cache is not needed, and an import that
 * no manifest names fails as it would in somebody's app.
 */
export async function installTarballs(folder: string, tarballs: Readonly<Record<PackageName, string>>) {
  const needed = new Set<string>();
  for (const [name, tarball] of Object.entries(tarballs)) {
    const target = join(folder, 'node_modules', '@saddlebag', name);
    mkdirSync(target, { recursive: true });
    const { code } = await runCommand('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
    if (code !== 0) throw new Error(`${tarball} could not be unpacked`);
    const manifest = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as Needs;
    for (const need of needsOf(manifest)) needed.add(need);
  }
  for (const dependency of needed) link(folder, dependency);
}
