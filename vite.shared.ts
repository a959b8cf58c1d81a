import babel from '@rolldown/plugin-babel';
import { defaultClientConditions } from 'vite';

/** Export condition that resolves workspace packages to their source files. */
export const sourceCondition = '@saddlebag/source';

/** Export conditions for the browser that include the source condition. */
export const conditions = [sourceCondition, ...defaultClientConditions];

/**
 * Babel plugin that adds a name and a stable id to every Effector unit, for `serialize` and readable logs.
 */
export const effectorUnits = () =>
  babel({
    include: /\/(packages|apps)\/[^/]+\/src\/.*\.tsx?$/,
    exclude: /\/node_modules\/|\.(stories|test)\.tsx?$/,
    plugins: [['effector/babel-plugin', { addNames: true, addLoc: false, factories: ['patronum'] }]],
  });
