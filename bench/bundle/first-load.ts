import type { ModuleSize } from './chunk-graph.ts';

/** What must not be in a first load, and how to know it by the path of a module. */
const unwelcome: readonly (readonly [name: string, path: RegExp])[] = [
  ['the map library', /\/maplibre-gl\//],
  ['the other map library', /\/@vis\.gl\/react-google-maps\//],
  ['the spreadsheet library', /\/(?:@e965\/)?xlsx\//],
  ['the whole phone metadata', /\/libphonenumber-js\/(?:metadata|.*metadata\.(?:max|full|min|mobile)\.json)/],
  ['the generated table of the world’s phones', /\/phone-metadata\.(?:max|world|full)/],
  ['every language of zod', /\/zod\/v4\/locales\/(?!en)/],
  ['texts of another language than the fallback', /\/locales\/(?!en\.)[\w-]+\.json/],
];

const reactDom = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production/;

/** What is wrong with the modules of a first load, in sentences. */
export const firstLoadProblems = (modules: readonly ModuleSize[]): readonly string[] => {
  const found = unwelcome.flatMap(([name, path]) => {
    const module = modules.find(({ id }) => path.test(id));
    return module === undefined ? [] : [`${name} is in it (${module.id})`];
  });
  const copies = modules.filter(({ id }) => reactDom.test(id)).length;
  return copies === 1 ? found : [...found, `react-dom is in it ${copies} times`];
};
