import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkImportDirections } from './import-directions.ts';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/**
 * Creates a repository. Maps each file path to the module that the file re-exports. An empty string creates a
 * file without imports.
 */
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
const draft = 'packages/domain/src/request/draft/index.ts';
const repeat = 'packages/domain/src/follow-up/repeat/index.ts';

type ForbiddenImport = readonly [rule: string, description: string, files: Record<string, string>];

const forbiddenImports: readonly ForbiddenImport[] = [
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
    'a contract importing the orders',
    { [orders]: '', 'packages/domain/src/contracts/order.ts': '../orders/index.ts' },
  ],
  [
    'api-below-models',
    'the client importing the orders',
    { [orders]: '', 'packages/domain/src/api/client.ts': '../orders/index.ts' },
  ],
  [
    'platform-below-api',
    'a port importing the orders',
    { [orders]: '', 'packages/domain/src/platform/ports/poller.ts': '../../orders/index.ts' },
  ],
  [
    'account-below-orders',
    'the session importing the orders',
    { [orders]: '', 'packages/domain/src/account/session/index.ts': '../../orders/index.ts' },
  ],
  [
    'orders-below-requests',
    'the orders importing a request',
    { [draft]: '', [orders]: '../request/draft/index.ts' },
  ],
  [
    'requests-below-follow-up',
    'a request importing a follow-up action',
    { [repeat]: '', [draft]: '../../follow-up/repeat/index.ts' },
  ],
  [
    'domain-folders-through-index',
    'a folder importing a file inside a sibling folder',
    {
      'packages/domain/src/request/fee/quote.ts': '',
      'packages/domain/src/request/sending/check.ts': '../fee/quote.ts',
    },
  ],
  [
    'domain-folders-through-index',
    'a folder importing a file inside a folder of another group',
    {
      'packages/domain/src/platform/text/plain.ts': '',
      'packages/domain/src/payment/stages.ts': '../platform/text/plain.ts',
    },
  ],
  ...[
    'apps/portal/src/app.ts',
    'tooling/start.ts',
    'e2e/vendor.ts',
    'bench/run.ts',
    '.storybook/main.ts',
  ].map((from): ForbiddenImport => [
    'domain-public-entries',
    `${from} importing past the domain's entries`,
    {
      'packages/domain/src/request/draft/draft.ts': '',
      [from]: `${'../'.repeat(from.split('/').length - 1)}packages/domain/src/request/draft/draft.ts`,
    },
  ]),
  [
    'components-through-index',
    'a component importing past the index of another',
    { 'packages/ui/src/icon/close.ts': '', [ui]: '../icon/close.ts' },
  ],
  [
    'ui-public-entries',
    'the portal importing past the index of a component',
    {
      'packages/ui/src/icon/close.ts': '',
      'apps/portal/src/app.ts': '../../../packages/ui/src/icon/close.ts',
    },
  ],
  [
    'sandbox-public-entries',
    'a browser test importing past the entries of the sandbox',
    { 'apps/sandbox/src/store/store.ts': '', 'e2e/vendor.ts': '../apps/sandbox/src/store/store.ts' },
  ],
  [
    'widgets-through-index',
    'a route importing past the index of a widget',
    {
      'apps/portal/src/widgets/toasts/toast.ts': '',
      'apps/portal/src/routes/login/page.ts': '../../widgets/toasts/toast.ts',
    },
  ],
  [
    'portal-without-sandbox',
    'the portal importing the sandbox',
    { 'apps/sandbox/src/index.ts': '', 'apps/portal/src/start.ts': '../../sandbox/src/index.ts' },
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
    {
      'packages/domain/src/orders/order-book/index.ts': '',
      'apps/sandbox/src/app.ts': '../../../packages/domain/src/orders/order-book/index.ts',
    },
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
    { 'packages/domain/src/orders/testing/order.ts': '', [orders]: './testing/order.ts' },
  ],
];

describe('checkImportDirections', () => {
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
      'packages/domain/src/api/index.ts': '../contracts/index.ts',
      'packages/domain/src/orders/order-book/internal.ts': '../../api/index.ts',
      'packages/domain/src/request/draft/index.ts': '../../orders/order-book/internal.ts',
      'packages/domain/src/payment/model.ts': 'effector',
      'apps/sandbox/src/app.ts': '../../../packages/domain/src/contracts/index.ts',
      'apps/sandbox/src/seed/shops.ts': '',
      'apps/sandbox/src/sandbox.ts': './seed/shops.ts',
      'apps/portal/src/routes/login/page.tsx': '../../widgets/bar/index.ts',
      'apps/portal/src/widgets/bar/index.ts': './bar.tsx',
      'apps/portal/src/widgets/bar/bar.tsx': '../../../../../packages/ui/src/button/index.ts',
      'apps/portal/src/widgets/bar/bar.stories.tsx': '../../../../sandbox/src/hosts/node.ts',
      'apps/sandbox/src/hosts/node.ts': '',
    });

    expect(broken).toEqual([]);
  }, 30_000);

  it('throws for a folder without modules', async () => {
    const empty = createRepository({ 'packages/readme.md': '', 'apps/readme.md': '' });

    await expect(checkImportDirections(empty)).rejects.toThrow('No module was found');
  }, 30_000);
});
