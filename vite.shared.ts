import babel from '@rolldown/plugin-babel';
import { defaultClientConditions, type Alias } from 'vite';

/** Export condition that resolves workspace packages to their source files. */
export const sourceCondition = '@saddlebag/source';

/** Export conditions for the browser that include the source condition. */
export const conditions = [sourceCondition, ...defaultClientConditions];

/** Replaces packages by smaller ones with the same functions. */
export const smallerPackages: readonly Alias[] = [
  // Two libraries import a shim of `useSyncExternalStore` for older versions of React. React 18 and later have this
  // hook.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  // Only `useStoreMap` needs the hook with a selector, which React lacks. ESLint forbids `useStoreMap` and `useList`.
  { find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/, replacement: 'react' },
  // The package names its UMD file for browsers, which Rolldown must wrap.
  { find: /^dlv$/, replacement: 'dlv/dist/dlv.es.js' },
];

/**
 * Babel plugin that adds a name and a stable id to every Effector unit, for `serialize` and readable logs.
 */
export const effectorUnits = () =>
  babel({
    include: /\/(packages|apps)\/[^/]+\/src\/.*\.tsx?$/,
    exclude: /\/node_modules\/|\.(stories|test)\.tsx?$/,
    plugins: [['effector/babel-plugin', { addNames: true, addLoc: false, factories: ['patronum'] }]],
  });
