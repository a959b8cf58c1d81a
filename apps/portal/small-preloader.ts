import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Id of Vite's own module, whose function a build calls for each dynamic import. */
const viteModule = '\0vite/preload-helper.js';

/** Makes each dynamic import of a build call `preloadPart` instead. */
export function smallPreloader(): Plugin {
  const path = join(import.meta.dirname, 'src/preload-part.ts');
  return {
    name: 'saddlebag:small-preloader',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== viteModule) return null;
      return {
        code: `export { preloadPart as __vitePreload } from ${JSON.stringify(path)};`,
        moduleType: 'js',
      };
    },
  };
}
