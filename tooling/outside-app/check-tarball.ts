import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { runCommand } from '../command.ts';
import { tool } from '../workspace.ts';
import { entriesOf } from './entries.ts';
import type { PackageName } from './pack.ts';

/** Entry points outside `src` whose types are checked. `entriesOf` does not return them. */
const toolEntries: Readonly<Record<PackageName, readonly string[]>> = {
  ui: ['tokens', 'brands', 'brands/vite-plugin'],
  domain: [],
};

/** Returns the problems that publint finds in a tarball, as sentences. */
export async function lintTarball(tarball: string): Promise<readonly string[]> {
  const bytes = readFileSync(tarball);
  const archive = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball: archive }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** Checks that the types of every entry resolve for apps that import it. Stylesheets have no types. */
export async function hasResolvableTypes(name: PackageName, tarball: string): Promise<boolean> {
  const entries = [...entriesOf(name), ...toolEntries[name]];
  const { code } = await runCommand(tool('attw'), [
    tarball,
    '--profile',
    'esm-only',
    '--no-definitely-typed',
    '--quiet',
    '--entrypoints',
    ...entries,
  ]);
  return code === 0;
}
