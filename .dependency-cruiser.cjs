const { join } = require('node:path');

const notProduct = '\\.(test|stories|fixture)\\.tsx?$|/(test|testing|examples)/';
const packageDependencyTypes = [
  'npm',
  'npm-dev',
  'npm-optional',
  'npm-peer',
  'npm-bundled',
  'npm-no-pkg',
  'npm-unknown',
];

/** Creates a rule that allows imports of only the listed npm packages. */
const onlyPackages = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: notProduct, ...from },
  to: {
    dependencyTypes: packageDependencyTypes,
    pathNot: `^node_modules/(${allowed.join('|')})(/|$)|^(packages|apps)/`,
  },
});

/** Builds a pattern that matches the source files in the exports map of a package. */
const entriesOf = (folder) => {
  const { exports: entries } = require(`./${folder}/package.json`);
  const sources = Object.values(entries).flatMap((target) =>
    typeof target === 'string' ? target : (target['@saddlebag/source'] ?? []),
  );
  return sources.map((source) => `^${folder}/${source.slice(2).replaceAll('.', '\\.')}$`).join('|');
};

// Benchmarks measure the paste reader on its labelled messages, and the reader of order files on generated ones.
const domainEntries = `${entriesOf('packages/domain')}|^packages/domain/src/(?:request/paste|bulk/sheet)/testing/`;
const sandboxEntries = entriesOf('apps/sandbox');

/** Matches a folder of the domain that other folders import through its index.ts. */
const domainFolder = '(?:platform|account|request|orders|follow-up)/[^/]+|contracts|api|payment|react';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Creates a rule that allows a layer of the domain to import only itself and the layers below it. */
const layer = (name, comment, from, below) =>
  forbid(
    name,
    comment,
    { path: `^packages/domain/src/(?:${from})/`, pathNot: notProduct },
    { path: '^packages/domain/src/', pathNot: `^packages/domain/src/(?:${from}|${below})/` },
  );

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-circles',
      'Circular imports make the loading order depend on which file is imported first.',
      {},
      { circular: true },
    ),
    forbid(
      'resolvable',
      'The other rules cannot check an import that does not resolve.',
      {},
      // Virtual modules and type references do not resolve to files.
      { couldNotResolve: true, pathNot: '^virtual:|^google\\.maps$' },
    ),
    forbid(
      'product-without-tests',
      'The product does not import tests, stories or fixtures.',
      { path: '^(packages|apps)/', pathNot: notProduct },
      { path: `^(packages|apps)/.*(${notProduct})` },
    ),
    forbid(
      'nothing-imports-an-app',
      'Apps import packages, never the other way round.',
      { path: '^packages/' },
      { path: '^apps/' },
    ),

    forbid(
      'ui-knows-no-domain',
      'Components do not depend on vendors, orders or calls.',
      { path: '^packages/ui/' },
      { path: '^packages/domain/' },
    ),
    onlyPackages(
      'ui-is-headless',
      'The library depends only on React, Radix and headless helpers.',
      { path: '^packages/ui/' },
      [
        'react',
        'react-dom',
        '@types/react',
        '@types/react-dom',
        '@radix-ui/[^/]+',
        '@fontsource-variable/[^/]+',
        'class-variance-authority',
        'tailwind-merge',
        'tailwindcss',
        'culori',
        '@types/culori',
        'downshift',
        'libphonenumber-js',
        'maplibre-gl',
        '@vis.gl/react-google-maps',
        '@types/google.maps',
        'tsdown',
        'subset-font',
        '@types/subset-font',
      ],
    ),

    forbid(
      'domain-shows-nothing',
      'Models do not import components.',
      { path: '^packages/domain/' },
      { path: '^packages/ui/' },
    ),
    onlyPackages(
      'domain-libraries',
      'The domain depends only on Effector, zod, ofetch, rosetta and libphonenumber-js.',
      { path: '^packages/domain/' },
      [
        'effector',
        'patronum',
        'zod',
        'ofetch',
        'rosetta',
        'libphonenumber-js',
        'react',
        '@types/react',
        'effector-react',
        'tsdown',
      ],
    ),
    forbid(
      'react-in-one-folder',
      'Only src/react of the domain imports React.',
      { path: '^packages/domain/src/', pathNot: `^packages/domain/src/react/|${notProduct}` },
      { path: '^node_modules/(react|effector-react|@types/react)(/|$)' },
    ),
    forbid(
      'contracts-stand-alone',
      'Contracts describe the wire and depend on no code that uses it.',
      { path: '^packages/domain/src/contracts/', pathNot: notProduct },
      { path: '.', pathNot: '^packages/domain/src/contracts/|^node_modules/zod/' },
    ),
    layer(
      'platform-below-api',
      'Ports, formats and flags are independent of the courier service, except for its contracts.',
      'platform',
      'contracts',
    ),
    layer(
      'api-below-models',
      'The client depends only on the platform and the contracts.',
      'api',
      'platform|contracts',
    ),
    layer(
      'account-below-orders',
      'Sessions and vendors do not depend on orders.',
      'account',
      'api|platform|contracts',
    ),
    layer(
      'orders-below-requests',
      'Order tracking does not depend on the request form.',
      'orders',
      'account|api|platform|contracts',
    ),
    layer(
      'requests-below-follow-up',
      'Requests do not depend on follow-up actions such as modification or repeat.',
      'request|payment',
      'request|payment|orders|account|api|platform|contracts',
    ),
    forbid(
      'domain-folders-through-index',
      'Import another folder of the domain through its index.ts, or through its internal.ts for private exports.',
      {
        path: [`^packages/domain/src/(${domainFolder})/`, '^packages/domain/src/request/index\\.ts$'],
        pathNot: notProduct,
      },
      {
        path: '^packages/domain/src/',
        pathNot: [
          '^packages/domain/src/$1/',
          '^packages/domain/src/[^/]+/(?:index|internal)\\.ts$',
          '^packages/domain/src/[^/]+/[^/]+/(?:index|internal)\\.ts$',
        ],
        // A dynamic import names the file that becomes a separate chunk.
        dependencyTypesNot: ['dynamic-import'],
      },
    ),
    forbid(
      'domain-public-entries',
      'Code outside the domain imports only the entries in its exports map. Training reads the parts of the parser.',
      { pathNot: '^(?:packages/domain|tooling/paste|bench/paste)/' },
      { path: '^packages/domain/src/', pathNot: domainEntries },
    ),
    forbid(
      'components-through-index',
      'Import another component through its index.ts, or through its internal.ts for private exports.',
      { path: '^packages/ui/src/([^/]+)/', pathNot: notProduct },
      {
        path: '^packages/ui/src/[^/]+/',
        pathNot: ['^packages/ui/src/(?:$1|internals)/', '^packages/ui/src/[^/]+/(?:index|internal)\\.ts$'],
      },
    ),
    forbid(
      'ui-public-entries',
      'Code outside the library imports only its entries. Storybook also imports its examples.',
      { pathNot: '^packages/ui/' },
      {
        path: '^packages/ui/src/',
        pathNot: ['^packages/ui/src/[^/]+/index\\.ts$', '^packages/ui/src/[^/]+/examples/', '\\.css$'],
      },
    ),
    forbid(
      'sandbox-public-entries',
      'Code outside the sandbox imports only the entries in its exports map.',
      { pathNot: '^apps/sandbox/' },
      { path: '^apps/sandbox/src/', pathNot: sandboxEntries },
    ),
    forbid(
      'widgets-through-index',
      'Import a widget through its index.ts, or through its texts.ts for its English texts.',
      { path: '^apps/portal/src/[^/]+/([^/]+)', pathNot: notProduct },
      {
        path: '^apps/portal/src/widgets/[^/]+/',
        pathNot: ['^apps/portal/src/widgets/$1/', '^apps/portal/src/widgets/[^/]+/(?:index|texts)\\.ts$'],
      },
    ),

    forbid(
      'portal-without-sandbox',
      'The portal works with any courier service, so it does not import the sandbox.',
      { path: '^apps/portal/', pathNot: notProduct },
      { path: '^apps/sandbox/' },
    ),
    forbid(
      'routes-apart',
      'Routes do not import each other. Shared code becomes a widget.',
      { path: '^apps/portal/src/routes/([^/]+)/' },
      { path: '^apps/portal/src/routes/', pathNot: '^apps/portal/src/routes/$1/' },
    ),
    forbid(
      'widgets-below-routes',
      'Widgets do not import the routes that use them.',
      { path: '^apps/portal/src/widgets/' },
      { path: '^apps/portal/src/routes/' },
    ),
    forbid(
      'sandbox-knows-the-contracts-only',
      'The sandbox shares only the contracts with the portal.',
      { path: '^apps/sandbox/' },
      { path: '^(packages|apps/portal)/', pathNot: '^packages/domain/src/contracts/' },
    ),
    forbid(
      'seed-is-demo-data',
      'Handlers must work without the demo data, so only the assembly and the hosts of the sandbox import it.',
      {
        path: '^apps/sandbox/src/',
        pathNot: `^apps/sandbox/src/(seed/|hosts/|sandbox\\.ts$|index\\.ts$)|${notProduct}`,
      },
      { path: '^apps/sandbox/src/seed/' },
    ),
    forbid(
      'city-is-pure',
      'City and simulation also run in browsers and workers, so they import nothing else.',
      { path: '^apps/sandbox/src/(city|simulation)/', pathNot: notProduct },
      { path: '.', pathNot: '^apps/sandbox/src/(city|simulation)/|^packages/domain/src/contracts/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The page of the outside app imports only packed packages.
    exclude: { path: '(^|/)dist/|^tooling/outside-app/page/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: join(__dirname, 'tsconfig.base.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@saddlebag/source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
