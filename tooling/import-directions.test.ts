import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkImportDirections } from './import-directions.ts';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Creates a small repository in which each file re-exports from the given import. */
const createRepository = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'saddlebag-imports-'));
  folders.push(folder);
  for (const [path, imported] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      imported === '' ? 'export const leaf = 1;' : `export * from '${imported}';`,
    );
  }
  return folder;
};

const library = (name: string) => ({ [`node_modules/${name}/index.js`]: '' });

const rulesBrokenBy = async (files: Record<string, string>): Promise<readonly string[]> => {
  const leaves = { 'packages/domain/src/contracts/index.ts': '', 'apps/portal/src/app.ts': '' };
  const violations = await checkImportDirections(createRepository({ ...leaves, ...files }));
  return [...new Set(violations.map(({ rule }) => rule))].sort();
};

const ui = 'packages/ui/src/button/index.ts';
const orders = 'packages/domain/src/orders/index.ts';

const forbiddenImports: readonly [rule: string, description: string, files: Record<string, string>][] = [
  [
    'no-circles',
    'a circular import',
    { [orders]: './order.ts', 'packages/domain/src/orders/order.ts': './index.ts' },
  ],
  ['resolvable', 'an import that does not resolve', { [orders]: './nowhere.ts' }],
  ['ui-knows-no-domain', 'ui importing domain', { [ui]: '../../../domain/src/contracts/index.ts' }],
  ['ui-is-headless', 'ui importing effector', { [ui]: 'effector', ...library('effector') }],
  ['ui-is-headless', 'ui importing a second overlay library', { [ui]: 'vaul', ...library('vaul') }],
  ['nothing-imports-an-app', 'a package importing an app', { [ui]: '../../../../apps/portal/src/app.ts' }],
  [
    'domain-shows-nothing',
    'domain importing a component',
    { [ui]: '', [orders]: '../../../ui/src/button/index.ts' },
  ],
  ['domain-libraries', 'domain importing another library', { [orders]: 'axios', ...library('axios') }],
  ['react-in-one-folder', 'a model importing React', { [orders]: 'react', ...library('react') }],
  [
    'contracts-stand-alone',
    'a contract importing an entity',
    { [orders]: '', 'packages/domain/src/contracts/order.ts': '../orders/index.ts' },
  ],
  [
    'api-below-entities',
    'the client importing an entity',
    { [orders]: '', 'packages/domain/src/api/client.ts': '../orders/index.ts' },
  ],
  [
    'shared-below-entities',
    'a factory importing an entity',
    { [orders]: '', 'packages/domain/src/shared/poller.ts': '../orders/index.ts' },
  ],
  [
    'portal-without-sandbox',
    'the portal importing the sandbox',
    { 'apps/sandbox/src/app.ts': '', 'apps/portal/src/start.ts': '../../sandbox/src/app.ts' },
  ],
  [
    'routes-apart',
    'a route importing another',
    {
      'apps/portal/src/routes/login/index.ts': '',
      'apps/portal/src/routes/tracking/page.tsx': '../login/index.ts',
    },
  ],
  [
    'widgets-below-routes',
    'a widget importing a route',
    {
      'apps/portal/src/routes/login/index.ts': '',
      'apps/portal/src/widgets/bar.tsx': '../routes/login/index.ts',
    },
  ],
  [
    'sandbox-knows-the-contracts-only',
    'the sandbox importing a model',
    { [orders]: '', 'apps/sandbox/src/app.ts': '../../../packages/domain/src/orders/index.ts' },
  ],
  [
    'seed-is-demo-data',
    'a handler importing the demo data',
    { 'apps/sandbox/src/seed/shops.ts': '', 'apps/sandbox/src/orders/order.ts': '../seed/shops.ts' },
  ],
  ['city-is-pure', 'the city importing Node', { 'apps/sandbox/src/city/index.ts': 'node:fs' }],
  [
    'product-without-tests',
    'a model importing a fixture',
    { 'packages/domain/src/testing/order.ts': '', [orders]: '../testing/order.ts' },
  ],
];

describe('the check of import directions', () => {
  it.concurrent.each(forbiddenImports)(
    'reports %s for %s',
    async (rule, _description, files) => {
      expect(await rulesBrokenBy(files)).toEqual([rule]);
    },
    30_000,
  );

  it('accepts every allowed import', async () => {
    const broken = await rulesBrokenBy({
      [ui]: 'react',
      ...library('react'),
      ...library('effector'),
      'packages/domain/src/api/client.ts': '../contracts/index.ts',
      [orders]: '../api/client.ts',
      'packages/domain/src/orders/model.ts': 'effector',
      'apps/sandbox/src/app.ts': '../../../packages/domain/src/contracts/index.ts',
      'apps/sandbox/src/seed/shops.ts': '',
      'apps/sandbox/src/sandbox.ts': './seed/shops.ts',
      'apps/portal/src/routes/login/page.tsx': '../../widgets/bar.tsx',
      'apps/portal/src/widgets/bar.tsx': '../../../../packages/ui/src/button/index.ts',
      'apps/portal/src/widgets/bar.stories.tsx': '../../../sandbox/src/app.ts',
    });

    expect(broken).toEqual([]);
  }, 30_000);

  it('throws for a folder without modules', async () => {
    const empty = createRepository({ 'packages/readme.md': '', 'apps/readme.md': '' });

    await expect(checkImportDirections(empty)).rejects.toThrow('No module was found');
  }, 30_000);
});
