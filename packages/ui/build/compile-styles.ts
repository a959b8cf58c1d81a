import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

const entry = fileURLToPath(new URL('styles.css', import.meta.url));

/** The looks of all parts as plain CSS, for an app without Tailwind. */
export async function compileStyles(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { write: false, rollupOptions: { input: entry } },
  });
  const output = Array.isArray(built) ? built[0] : built;
  const css =
    output && 'output' in output
      ? output.output.find(({ fileName }) => fileName.endsWith('.css'))
      : undefined;
  if (css?.type !== 'asset') throw new Error('The build wrote no stylesheet.');
  // Where `@property` is unknown, Tailwind sets its defaults in a layer of a name that anybody could use.
  return String(css.source).replaceAll('@layer properties', '@layer saddlebag.properties');
}
