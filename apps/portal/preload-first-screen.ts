import type { Plugin, Rolldown } from 'vite';
import { findEntryChunk } from './entry-chunk.ts';
import { firstScreenOf, type FirstScreen } from './src/first-screen.ts';

type Chunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'name' | 'imports' | 'facadeModuleId' | 'moduleIds' | 'isEntry'
> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/** The part of the build's output that the plugin reads. */
export type Bundle = Readonly<Record<string, Chunk | Pick<Rolldown.OutputAsset, 'type'>>>;

const chunkOf = (bundle: Bundle, fileName: string): Chunk | null => {
  const file = bundle[fileName];
  return file?.type === 'chunk' ? file : null;
};

/** Returns the names of the files and of their static imports, transitively. */
const withImports = (bundle: Bundle, from: readonly string[]): ReadonlySet<string> => {
  const visited = new Set(from);
  for (const name of visited)
    for (const imported of chunkOf(bundle, name)?.imports ?? []) visited.add(imported);
  return visited;
};

/** Returns the URLs of the scripts and styles that a screen loads in addition to those of the page. */
export const filesOf = (bundle: Bundle, screen: string): readonly string[] => {
  const names = Object.keys(bundle);
  const screenFiles = names.filter((name) => {
    const chunk = chunkOf(bundle, name);
    return [chunk?.facadeModuleId, ...(chunk?.moduleIds ?? [])].some((id) => id?.endsWith(screen));
  });
  if (screenFiles.length !== 1)
    throw new Error(
      `The build has ${screenFiles.length} scripts for ${screen}, so it cannot be preloaded. Point preload-first-screen.ts to the file that the router imports.`,
    );
  const entry = findEntryChunk(Object.values(bundle));
  const pageFiles = withImports(
    bundle,
    names.filter((name) => bundle[name] === entry),
  );
  const scripts = [...withImports(bundle, screenFiles)].filter((name) => !pageFiles.has(name));
  const styles = scripts.flatMap((name) => [...(chunkOf(bundle, name)?.viteMetadata?.importedCss ?? [])]);
  return [...scripts, ...styles].map((name) => `/${name}`);
};

/** Returns the URL of the script with the client of the service. A signed-in screen calls the service at once. */
export const clientOf = (bundle: Bundle): readonly string[] =>
  Object.keys(bundle)
    .filter((name) => chunkOf(bundle, name)?.name === 'client')
    .map((name) => `/${name}`);

type FilesByScreen = Readonly<Record<FirstScreen, readonly string[]>>;

/** Returns the URL of the page's stylesheet. */
export const stylesheetOf = (html: string): string => {
  const href = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(html)?.[1];
  if (href === undefined)
    throw new Error(
      'The page has no stylesheet, so nothing can be preloaded after it. Import the styles in main.tsx.',
    );
  return href;
};

/**
 * Returns the inline script that preloads the first screen. The page shell needs the stylesheet only, so the files of
 * the screen wait for it. When the browser denies access to storage, the script does nothing and the screen loads its
 * code later.
 */
const preloadScript = (stylesheet: string, screens: FilesByScreen): string => `
try {
  const screens = ${JSON.stringify(screens)};
  const firstScreenOf = ${String(firstScreenOf)};
  const screen = firstScreenOf(localStorage.getItem('token') !== null, location.pathname);
  const { nonce } = document.currentScript;
  const preload = (href) => {
    const link = document.createElement('link');
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(link, { ...kind, crossOrigin: '', nonce, href }));
    return link;
  };
  const styles = preload(${JSON.stringify(stylesheet)});
  styles.onload = styles.onerror = () => (screens[screen] ?? []).forEach(preload);
} catch {}
`;

/**
 * Preloads the files of the first screen while the scripts of the page load. The path and the presence of a
 * session determine which screen that is.
 */
export function preloadFirstScreen(): Plugin {
  return {
    name: 'saddlebag:preload-first-screen',
    transformIndexHtml: {
      order: 'post',
      // Inserted after the charset and before the styles, because a script below a stylesheet waits for it to
      // load. Skips other pages built with this configuration, such as those of the benchmarks.
      handler: (html, { bundle, path }) => {
        if (!bundle || path !== '/index.html') return undefined;
        return html.replace(
          '</title>',
          (title) => `${title}
    <script>${preloadScript(stylesheetOf(html), {
      login: filesOf(bundle, '/routes/login/page.tsx'),
      request: [...filesOf(bundle, '/routes/request/index.ts'), ...clientOf(bundle)],
      tracking: [...filesOf(bundle, '/routes/tracking/index.ts'), ...clientOf(bundle)],
    })}</script>`,
        );
      },
    },
  };
}
