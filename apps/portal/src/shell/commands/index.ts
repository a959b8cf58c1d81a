export { CommandEntry } from './command-entry.tsx';
