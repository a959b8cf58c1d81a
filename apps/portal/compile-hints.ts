import type { Plugin } from 'vite';

/** Matches the names of the chunks whose functions run when the first key of a request is pressed. */
const hintedChunks =
  /^(?:first-load|signed-in|request|form-shortcuts|shortcuts|toasts|address-search|address-labels|downshift\.esm)$/;
/** Chromium compiles all functions of a file that starts with this line in the background, while the file loads. */
const hint = '//# allFunctionsCalledOnLoad';

/**
 * Makes Chromium compile the functions of some chunks before their first call. It otherwise compiles each function at its first
 * call, so the first key of a request would take longer than the others. Other browsers ignore the hint.
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
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && hintedChunks.test(file.name)) file.code = `${hint}\n${file.code}`;
      },
    },
  };
}
