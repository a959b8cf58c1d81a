import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspace.ts';
import { runCommand } from '../command.ts';
import type { PackageName } from './pack.ts';

interface DependencyFields {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

function link(folder: string, dependency: string): void {
  const path = join(folder, 'node_modules', dependency);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(join(root, 'node_modules', dependency), path);
}

/** Lists the dependencies and required peers of a package. Apps usually install no optional peers. */
function requiredPackages({
  dependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: DependencyFields) {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys(dependencies), ...peers];
}

/**
 * Installs tarballs into a folder outside the workspace. Unpacks their files and links only the packages that
 * their manifests list to the copies that `npm ci` installed. This needs no registry, and an import that no
 * manifest lists fails as it would in any other app.
 */
export async function installTarballs(folder: string, tarballs: Readonly<Record<PackageName, string>>) {
  const dependencies = new Set<string>();
  for (const [name, tarball] of Object.entries(tarballs)) {
    const target = join(folder, 'node_modules', '@saddlebag', name);
    mkdirSync(target, { recursive: true });
    const { code } = await runCommand('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
    if (code !== 0)
      throw new Error(`tar could not unpack ${tarball}, so the test app cannot use it. See the error above.`);
    const manifest = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as DependencyFields;
    for (const dependency of requiredPackages(manifest)) dependencies.add(dependency);
  }
  for (const dependency of dependencies) link(folder, dependency);
}
