import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { brandStyles } from '../brands/vite-plugin.ts';

const entry = fileURLToPath(new URL('styles.css', import.meta.url));

/** Compiles a stylesheet the way the portal does. */
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
  if (css?.type !== 'asset') throw new Error('The build wrote no stylesheet.');
  return String(css.source);
}

/** The text of every `@layer <name> { … }` block, and what stands outside all of them. */
function layersOf(css: string): ReadonlyMap<string, string> {
  const layers = new Map<string, string>();
  const add = (name: string, text: string) => layers.set(name, (layers.get(name) ?? '') + text);
  let from = 0;
  for (const match of css.matchAll(/@layer ([\w-]+) \{/g)) {
    if (match.index < from) continue;
    add('', css.slice(from, match.index));
    let depth = 1;
    let at = match.index + match[0].length;
    for (; depth > 0; at += 1) depth += { '{': 1, '}': -1 }[css[at] ?? '}'] ?? 0;
    add(match[1] ?? '', css.slice(match.index, at));
    from = at;
  }
  return layers.set('', (layers.get('') ?? '') + css.slice(from));
}

describe('the stylesheet', () => {
  let css = '';
  let layers: ReadonlyMap<string, string> = new Map();

  beforeAll(async () => {
    css = await compile(entry);
    layers = layersOf(css);
  }, 60_000);

  it('orders its layers so that what a consumer writes comes last', () => {
    const order = [...css.matchAll(/^@layer ([\w-]+) \{/gm)].map(([, name]) => name);
    expect(order.filter((name) => name !== 'properties')).toEqual([
      'theme',
      'base',
      'components',
      'utilities',
    ]);
  });

  it('keeps the looks of every part in the layer of components', () => {
    expect(layers.get('components')).toContain('.sb-button');
    for (const [name, text] of layers) {
      if (name !== 'components') expect(text.match(/\.sb-[\w-]+/g) ?? []).toEqual([]);
    }
  });

  it('knows no colours but those of the brand', () => {
    expect(css).not.toMatch(/--color-(red|blue|gray|slate|green)-\d/);
    expect(css).toContain('var(--sb-color-accent)');
  });

  it('uses logical directions alone', () => {
    const physical =
      /(?:^|[\s;{])(?:margin|padding|border|inset)-(?:left|right)\b|text-align: (?:left|right)/g;
    expect(layers.get('components')?.match(physical) ?? []).toEqual([]);
  });
});

describe('the brands of a build', () => {
  it('are those it was asked for, with their fonts, and none of the others', async () => {
    const css = await compile('virtual:saddlebag-brands.css');

    expect(css).toContain('Readex Pro Variable');
    expect(css).toMatch(/data-brand=["']?falaj/);
    expect(css).not.toMatch(/mangrove|Nunito/);
    expect(css).not.toMatch(/https?:/);
  }, 60_000);
});
