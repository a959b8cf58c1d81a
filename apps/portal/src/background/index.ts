export { startBackground } from './start-background.ts';
