export { CommandEntry } from './command-entry.tsx';
export { CommandHost } from './command-host.tsx';
