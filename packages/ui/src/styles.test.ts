import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { brandStyles } from '../brands/vite-plugin.ts';

const entry = fileURLToPath(new URL('styles.css', import.meta.url));

/** Compiles a stylesheet with the plugins that the portal uses. */
async function compile(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [tailwindcss(), brandStyles({ brands: ['falaj'] })],
    build: { write: false, minify: false, cssMinify: false, assetsInlineLimit: 0, rollupOptions: { input } },
  });
  const output = Array.isArray(result) ? result[0] : result;
  const css =
    output && 'output' in output
      ? output.output.find(({ fileName }) => fileName.endsWith('.css'))
      : undefined;
  if (css?.type !== 'asset')
    throw new Error(`The build of ${input} emitted no CSS file, so there are no styles to check.`);
  return String(css.source);
}

/** Returns the CSS text per cascade layer. The key '' holds the text outside all layers. */
function splitLayers(css: string): ReadonlyMap<string, string> {
  const layers = new Map<string, string>();
  const append = (name: string, text: string) => layers.set(name, (layers.get(name) ?? '') + text);
  let from = 0;
  for (const match of css.matchAll(/@layer ([\w-]+) \{/g)) {
    if (match.index < from) continue;
    append('', css.slice(from, match.index));
    let depth = 1;
    let position = match.index + match[0].length;
    for (; depth > 0; position += 1) depth += { '{': 1, '}': -1 }[css[position] ?? '}'] ?? 0;
    append(match[1] ?? '', css.slice(match.index, position));
    from = position;
  }
  return layers.set('', (layers.get('') ?? '') + css.slice(from));
}

describe('library stylesheet', () => {
  let css = '';
  let layers: ReadonlyMap<string, string> = new Map();

  beforeAll(async () => {
    css = await compile(entry);
    layers = splitLayers(css);
  }, 60_000);

  it('puts the utilities layer last', () => {
    const order = [...css.matchAll(/^@layer ([\w-]+) \{/gm)].map(([, name]) => name);
    expect(order.filter((name) => name !== 'properties')).toEqual([
      'theme',
      'base',
      'components',
      'utilities',
    ]);
  });

  it('keeps all component classes in the components layer', () => {
    expect(layers.get('components')).toContain('.sb-button');
    for (const [name, text] of layers) {
      if (name !== 'components') expect(text.match(/\.sb-[\w-]+/g) ?? []).toEqual([]);
    }
  });

  it('uses only brand colours', () => {
    expect(css).not.toMatch(/--color-(red|blue|gray|slate|green)-\d/);
    expect(css).toContain('var(--sb-color-accent)');
  });

  it('uses logical CSS properties instead of left and right ones', () => {
    const physicalProperties =
      /(?:^|[\s;{])(?:margin|padding|border|inset)-(?:left|right)\b|text-align: (?:left|right)/g;
    expect(layers.get('components')?.match(physicalProperties) ?? []).toEqual([]);
  });
});

describe('brand stylesheet', () => {
  it('contains only the configured brands and their fonts', async () => {
    const css = await compile('virtual:saddlebag-brands.css');

    expect(css).toContain('Readex Pro Variable');
    expect(css).toMatch(/data-brand=["']?falaj/);
    expect(css).not.toMatch(/mangrove|Nunito/);
    expect(css).not.toMatch(/https?:/);
  }, 60_000);
});
