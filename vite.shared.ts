import babel from '@rolldown/plugin-babel';
import { defaultClientConditions } from 'vite';

/** Export condition under which workspace packages are consumed as source. */
export const sourceCondition = '@saddlebag/source';

export const conditions = [sourceCondition, ...defaultClientConditions];

/** Gives every Effector unit its name and a stable id, which serialize() and readable logs need. */
export const effectorUnits = () =>
  babel({
    include: /\/(packages|apps)\/[^/]+\/src\/.*\.tsx?$/,
    exclude: /\/node_modules\/|\.(stories|test)\.tsx?$/,
    plugins: [['effector/babel-plugin', { addNames: true, addLoc: false, factories: ['patronum'] }]],
  });
