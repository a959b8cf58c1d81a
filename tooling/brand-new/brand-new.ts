import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brands } from '../../packages/ui/brands/index.ts';
import { root } from '../workspace.ts';
import { validateBrand } from './check-brand.ts';
import { brandFile, registerBrand, registerMode } from './scaffold-brand.ts';
import type { NewBrand } from './scaffold-brand.ts';

const usage = 'npm run brand:new -- <id> [--name "Blue Heron"] [--accent "#0b6b50"] [--markets dk,is]';

const nameFromId = (id: string): string =>
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
  if (id === undefined || positionals.length > 1) throw new Error(`Give one brand id. Usage: ${usage}`);
  return {
    id,
    name: values.name ?? nameFromId(id),
    accent: values.accent ?? '#3b5bdb',
    markets: (values.markets ?? '').split(',').filter(Boolean),
  };
};

/** `npm run brand:new`: writes the file of a brand and registers it with the library and Storybook. */
const main = (args: readonly string[]): void => {
  const brand = readBrand(args);
  const problem = validateBrand(brand, Object.values(brands));
  if (problem !== null) throw new Error(problem);
  const editFile = (path: string, change: (text: string) => string) => {
    writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')));
  };
  writeFileSync(join(root, `packages/ui/brands/${brand.id}.brand.ts`), brandFile(brand), { flag: 'wx' });
  editFile('packages/ui/brands/index.ts', (index) => registerBrand(index, brand));
  editFile('.storybook/modes.ts', (modes) => registerMode(modes, brand));
  console.log(
    [
      `Created packages/ui/brands/${brand.id}.brand.ts and added ${brand.name} to the library and the Storybook toolbar.`,
      '',
      'Next:',
      '  npm run storybook              choose the brand in the toolbar, or open "Brand studio"',
      `  BRAND=${brand.id} npm start    serve the portal in the brand`,
      '  npm run brands:contrast        list the contrast of every color pair',
      'docs/rebrand.md describes each option.',
    ].join('\n'),
  );
};

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
