import type { Plugin, Rolldown } from 'vite';
import { firstScreenOf, type FirstScreen } from './src/first-screen.ts';

type Bundle = Rolldown.OutputBundle;

const chunkOf = (bundle: Bundle, fileName: string): Rolldown.OutputChunk | null => {
  const file = bundle[fileName];
  return file?.type === 'chunk' ? file : null;
};

/** A file and all that it imports statically. */
const withImports = (bundle: Bundle, from: readonly string[]): ReadonlySet<string> => {
  const seen = new Set(from);
  for (const name of seen) for (const imported of chunkOf(bundle, name)?.imports ?? []) seen.add(imported);
  return seen;
};

/** The addresses of the scripts that a screen loads beside those of the page itself. */
export const scriptsOf = (bundle: Bundle, screen: string): readonly string[] => {
  const names = Object.keys(bundle);
  const own = names.filter((name) => chunkOf(bundle, name)?.facadeModuleId?.endsWith(screen));
  if (own.length !== 1)
    throw new Error(`${own.length} files of the build are of ${screen}; it should be one.`);
  const page = withImports(
    bundle,
    names.filter((name) => chunkOf(bundle, name)?.isEntry),
  );
  return [...withImports(bundle, own)].filter((name) => !page.has(name)).map((name) => `/${name}`);
};

type Scripts = Readonly<Record<FirstScreen, readonly string[]>>;

/** Runs in the page. Where storage is denied the scripts come when the screen asks for them. */
const script = (screens: Scripts): string => `
try {
  const screens = ${JSON.stringify(screens)};
  const firstScreenOf = ${String(firstScreenOf)};
  const screen = firstScreenOf(localStorage.getItem('token') !== null, location.pathname);
  const { nonce } = document.currentScript;
  for (const href of screens[screen] ?? []) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', nonce, href }));
  }
} catch {}
`;

/**
 * Fetches the scripts of the first screen together with the page's own, not after them: which screen that will be can
 * be told from the address and from whether somebody is signed in.
 */
export function preloadFirstScreen(): Plugin {
  return {
    name: 'saddlebag:preload-first-screen',
    transformIndexHtml: {
      order: 'post',
      // Before the styles, for a script after them waits until they have come; and after what says how to read the page.
      // Other pages that are built by this configuration, as those of the bench, have none of these screens.
      handler: (html, { bundle, path }) => {
        if (!bundle || path !== '/index.html') return undefined;
        return html.replace(
          '</title>',
          (title) => `${title}
    <script>${script({
      login: scriptsOf(bundle, '/routes/login/index.ts'),
      request: scriptsOf(bundle, '/routes/request/index.ts'),
      tracking: scriptsOf(bundle, '/routes/tracking/index.ts'),
    })}</script>`,
        );
      },
    },
  };
}
