export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
export { createStore, type Store } from './store/store.ts';
export type { Journal, JournalRow } from './store/journal.ts';
export type { Service } from './service.ts';
export type { Settings } from './settings.ts';
export type { FaultRequest } from './faults/fault-schema.ts';
export { startTicker } from './courier/ticker.ts';
export { demoAccounts, demoPassword, type DemoAccount, type DemoShop } from './seed/demo-accounts.ts';
