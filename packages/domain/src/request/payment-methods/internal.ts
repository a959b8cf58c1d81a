export { availableMethods } from './available-methods.ts';
