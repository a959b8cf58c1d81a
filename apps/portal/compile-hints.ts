import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The chunks whose functions run when the first key of a request is pressed. */
const hintedChunks = [
  'first-load',
  'signed-in',
  'request',
  'form-shortcuts',
  'shortcuts',
  'toasts',
  'address-search',
  'address-labels',
  'downshift.esm',
];
const portalPage = join(import.meta.dirname, 'index.html');
/** Chromium compiles all functions of a file that starts with this line in the background, while the file loads. */
const hint = '//# allFunctionsCalledOnLoad';

/** Adds the hint to the chunks with these names. Returns the names that no chunk has. */
export const addHints = (
  files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[],
  names: readonly string[],
): readonly string[] => {
  const missing = new Set(names);
  for (const file of files)
    if (file.type === 'chunk' && names.includes(file.name)) {
      file.code = `${hint}\n${file.code}`;
      missing.delete(file.name);
    }
  return [...missing];
};

/**
 * Makes Chromium compile the functions of some chunks before their first call. It otherwise compiles each function at its first
 * call, so the first key of a request would take longer than the others. Other browsers ignore the hint. The build fails if a
 * chunk is missing, because one with a new name would lose its hint without notice.
 */
export function compileHints(): Plugin {
  return {
    name: 'saddlebag:compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Vite puts its own code at the start of a chunk, and the hint must come first.
      order: 'post',
      handler(_options, bundle) {
        const missing = addHints(Object.values(bundle), hintedChunks);
        // The benchmarks build pages with a part of the chunks.
        const isPortal = this.getModuleInfo(portalPage)?.isEntry === true;
        if (isPortal && missing.length > 0)
          this.error(`No chunk is named ${missing.join(' or ')}. List the chunks that run at the first key.`);
      },
    },
  };
}
