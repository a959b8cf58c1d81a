import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

const entry = fileURLToPath(new URL('styles.css', import.meta.url));

/** Compiles the styles of all components to plain CSS, for an app without Tailwind. */
export async function compileStyles(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { write: false, rollupOptions: { input: entry } },
  });
  const output = Array.isArray(result) ? result[0] : result;
  const css =
    output && 'output' in output
      ? output.output.find(({ fileName }) => fileName.endsWith('.css'))
      : undefined;
  if (css?.type !== 'asset')
    throw new Error(`The build of ${entry} emitted no CSS file, so there is nothing to publish.`);
  // For browsers without `@property`, Tailwind puts defaults into a layer whose name could clash with the
  // app's.
  return String(css.source).replaceAll('@layer properties', '@layer saddlebag.properties');
}
