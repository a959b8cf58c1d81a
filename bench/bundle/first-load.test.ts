import { describe, expect, it } from 'vitest';
import { firstLoadProblems } from './first-load.ts';

const reactDomModule = { id: '/r/node_modules/react-dom/cjs/react-dom-client.production.js', bytes: 1 };
const findProblems = (...ids: string[]) =>
  firstLoadProblems([reactDomModule, ...ids.map((id) => ({ id, bytes: 1 }))]);

describe('the first-load check', () => {
  it('accepts a first load with one copy of React and only English texts', () => {
    expect(findProblems('/r/apps/portal/src/main.tsx', '/r/apps/portal/src/locales/en.json')).toEqual([]);
  });

  it.each([
    ['/r/node_modules/maplibre-gl/dist/maplibre-gl.js'],
    ['/r/node_modules/xlsx/xlsx.mjs'],
    ['/r/node_modules/libphonenumber-js/metadata.max.json.js'],
    ['/r/node_modules/libphonenumber-js/metadata.min.json'],
    ['/r/apps/portal/src/locales/bn.json'],
    ['/r/node_modules/zod/v4/locales/ar.js'],
  ])('reports the forbidden module %s', (id) => {
    expect(findProblems(id)).toHaveLength(1);
  });

  it('reports a second copy of React, and a first load without React', () => {
    expect(
      firstLoadProblems([reactDomModule, { ...reactDomModule, id: `/other${reactDomModule.id}` }]),
    ).toEqual(['react-dom is included 2 times']);
    expect(firstLoadProblems([])).toEqual(['react-dom is included 0 times']);
  });
});
