import { expect, it } from 'vitest';
import { firstLoadProblems } from './first-load.ts';

const react = { id: '/r/node_modules/react-dom/cjs/react-dom-client.production.js', bytes: 1 };
const problems = (...ids: string[]) => firstLoadProblems([react, ...ids.map((id) => ({ id, bytes: 1 }))]);

it('accepts a lean first load', () => {
  expect(problems('/r/apps/portal/src/main.tsx', '/r/apps/portal/src/locales/en.json')).toEqual([]);
});

it.each([
  ['/r/node_modules/maplibre-gl/dist/maplibre-gl.js'],
  ['/r/node_modules/xlsx/xlsx.mjs'],
  ['/r/node_modules/libphonenumber-js/metadata.max.json.js'],
  ['/r/node_modules/libphonenumber-js/metadata.min.json'],
  ['/r/apps/portal/src/locales/bn.json'],
  ['/r/node_modules/zod/v4/locales/ar.js'],
])('refuses %s', (id) => {
  expect(problems(id)).toHaveLength(1);
});

it('refuses a second React', () => {
  expect(firstLoadProblems([react, { ...react, id: `/other${react.id}` }])).toEqual([
    'react-dom is in it 2 times',
  ]);
  expect(firstLoadProblems([])).toEqual(['react-dom is in it 0 times']);
});
