import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The module of Vite that dynamic imports call. Without this module, a build would contain the function of Vite. */
const viteModule = '\0vite/preload-helper.js';

/** Makes dynamic imports call `preloadPart`. */
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
