const { join } = require('node:path');

const besideTheProduct = '\\.(test|stories|fixture)\\.tsx?$|/(test|testing|examples)/';
const packagesOnly = [
  'npm',
  'npm-dev',
  'npm-optional',
  'npm-peer',
  'npm-bundled',
  'npm-no-pkg',
  'npm-unknown',
];

/** A rule that allows nothing from npm but the named packages. */
const onlyPackages = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: besideTheProduct, ...from },
  to: {
    dependencyTypes: packagesOnly,
    pathNot: `^node_modules/(${allowed.join('|')})(/|$)|^(packages|apps)/`,
  },
});

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-circles',
      'A circle has no first file to read, and loads in an order nobody chose.',
      {},
      { circular: true },
    ),
    forbid(
      'resolvable',
      'An import that resolves to nothing is checked by no other rule.',
      {},
      // A reference to types names no file that a resolver finds.
      { couldNotResolve: true, pathNot: '^virtual:|^google\\.maps$' },
    ),
    forbid(
      'product-without-tests',
      'Tests, stories and fixtures stand beside the product and are never part of it.',
      { path: '^(packages|apps)/', pathNot: besideTheProduct },
      { path: `^(packages|apps)/.*(${besideTheProduct})` },
    ),
    forbid(
      'nothing-imports-an-app',
      'Packages stand below the apps.',
      { path: '^packages/' },
      { path: '^apps/' },
    ),

    forbid(
      'ui-knows-no-domain',
      'A component knows no vendor, order or call.',
      { path: '^packages/ui/' },
      { path: '^packages/domain/' },
    ),
    onlyPackages('ui-is-headless', 'React, Radix and headless helpers only.', { path: '^packages/ui/' }, [
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
    ]),

    forbid(
      'domain-shows-nothing',
      'Models know no component.',
      { path: '^packages/domain/' },
      { path: '^packages/ui/' },
    ),
    onlyPackages(
      'domain-libraries',
      'effector, zod and ofetch, and two libraries of facts.',
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
      'The only React of the domain is src/react.',
      { path: '^packages/domain/src/', pathNot: `^packages/domain/src/react/|${besideTheProduct}` },
      { path: '^node_modules/(react|effector-react|@types/react)(/|$)' },
    ),
    forbid(
      'contracts-stand-alone',
      'The wire is described without knowing who reads it.',
      { path: '^packages/domain/src/contracts/', pathNot: besideTheProduct },
      { path: '.', pathNot: '^packages/domain/src/contracts/|^node_modules/zod/' },
    ),
    forbid(
      'shared-below-entities',
      'Ports and factories know no entity.',
      { path: '^packages/domain/src/shared/', pathNot: besideTheProduct },
      { path: '^packages/domain/src/', pathNot: '^packages/domain/src/(shared|contracts)/' },
    ),
    forbid(
      'api-below-entities',
      'The client is made from the contracts and knows no entity.',
      { path: '^packages/domain/src/api/', pathNot: besideTheProduct },
      { path: '^packages/domain/src/', pathNot: '^packages/domain/src/(api|shared|environment|contracts)/' },
    ),

    forbid(
      'portal-without-sandbox',
      'The portal talks to a service, whichever it is.',
      { path: '^apps/portal/', pathNot: besideTheProduct },
      { path: '^apps/sandbox/' },
    ),
    forbid(
      'routes-apart',
      'What two routes share is a widget.',
      { path: '^apps/portal/src/routes/([^/]+)/' },
      { path: '^apps/portal/src/routes/', pathNot: '^apps/portal/src/routes/$1/' },
    ),
    forbid(
      'widgets-below-routes',
      'A widget is used by routes and knows none.',
      { path: '^apps/portal/src/widgets/' },
      { path: '^apps/portal/src/routes/' },
    ),
    forbid(
      'sandbox-knows-the-contracts-only',
      'The other end of the wire shares the schemas and nothing else.',
      { path: '^apps/sandbox/' },
      { path: '^(packages|apps/portal)/', pathNot: '^packages/domain/src/contracts/' },
    ),
    forbid(
      'seed-is-demo-data',
      'Handlers must work without the demo data, so only the assembly and the hosts of the sandbox import it.',
      {
        path: '^apps/sandbox/src/',
        pathNot: `^apps/sandbox/src/(seed/|hosts/|sandbox\\.ts$|index\\.ts$)|${besideTheProduct}`,
      },
      { path: '^apps/sandbox/src/seed/' },
    ),
    forbid(
      'city-is-pure',
      'City and simulation run in a browser, a worker or a test alike.',
      { path: '^apps/sandbox/src/(city|simulation)/', pathNot: besideTheProduct },
      { path: '.', pathNot: '^apps/sandbox/src/(city|simulation)/|^packages/domain/src/contracts/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: join(__dirname, 'tsconfig.base.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@saddlebag/source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
