import type { ModuleSize } from './chunk-graph.ts';

/** Modules that a first load must not include, identified by their path. */
const forbiddenModules: readonly (readonly [name: string, path: RegExp])[] = [
  ['the map library', /\/maplibre-gl\//],
  ['the Google Maps library', /\/@vis\.gl\/react-google-maps\//],
  ['the spreadsheet library', /\/(?:@e965\/)?xlsx\//],
  [
    'the complete phone metadata',
    /\/libphonenumber-js\/(?:metadata|.*metadata\.(?:max|full|min|mobile)\.json)/,
  ],
  ['the generated phone metadata of all countries', /\/phone-metadata\.(?:max|world|full)/],
  ['the locales of zod other than English', /\/zod\/v4\/locales\/(?!en)/],
  ['texts in a language other than the fallback', /\/locales\/(?!en\.)[\w-]+\.json/],
];

const reactDom = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production/;

/** Describes everything that is wrong with the modules of a first load. */
export const firstLoadProblems = (modules: readonly ModuleSize[]): readonly string[] => {
  const problems = forbiddenModules.flatMap(([name, path]) => {
    const module = modules.find(({ id }) => path.test(id));
    return module === undefined ? [] : [`${name} is included (${module.id})`];
  });
  const copies = modules.filter(({ id }) => reactDom.test(id)).length;
  return copies === 1 ? problems : [...problems, `react-dom is included ${copies} times`];
};
