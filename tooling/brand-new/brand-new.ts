import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brands } from '../../packages/ui/brands/index.ts';
import { root } from '../workspace.ts';
import { objectionTo } from './check-brand.ts';
import { brandFile, registerBrand, registerMode } from './scaffold-brand.ts';
import type { NewBrand } from './scaffold-brand.ts';

const usage = 'npm run brand:new -- <id> [--name "Blue Heron"] [--accent "#0b6b50"] [--markets dk,is]';

const titleOf = (id: string): string =>
  id.replace(
    /(^|-)([a-z])/g,
    (_, hyphen: string, letter: string) => `${hyphen && ' '}${letter.toUpperCase()}`,
  );

const readBrand = (args: readonly string[]): NewBrand => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { name: { type: 'string' }, accent: { type: 'string' }, markets: { type: 'string' } },
  });
  const [id] = positionals;
  if (id === undefined || positionals.length > 1) throw new Error(`Which brand? ${usage}`);
  return {
    id,
    name: values.name ?? titleOf(id),
    accent: values.accent ?? '#3b5bdb',
    markets: (values.markets ?? '').split(',').filter(Boolean),
  };
};

/** `npm run brand:new`: writes the file of a brand and tells the library and Storybook of it. */
const main = (args: readonly string[]): void => {
  const brand = readBrand(args);
  const objection = objectionTo(brand, Object.values(brands));
  if (objection !== null) throw new Error(objection);
  const edit = (path: string, change: (text: string) => string) => {
    writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')));
  };
  writeFileSync(join(root, `packages/ui/brands/${brand.id}.brand.ts`), brandFile(brand), { flag: 'wx' });
  edit('packages/ui/brands/index.ts', (index) => registerBrand(index, brand));
  edit('.storybook/modes.ts', (modes) => registerMode(modes, brand));
  console.log(
    [
      `${brand.name} is in packages/ui/brands/${brand.id}.brand.ts; the library and the toolbar of Storybook know it.`,
      '',
      'Next:',
      '  npm run storybook              and choose it in the toolbar, or open "Brand studio"',
      `  BRAND=${brand.id} npm start    the portal in it`,
      '  npm run brands:contrast        every pair of colours with its contrast',
      'What each knob does stands in docs/rebrand.md.',
    ].join('\n'),
  );
};

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
