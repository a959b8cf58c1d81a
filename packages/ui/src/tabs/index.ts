export * as Tabs from './index.parts.ts';
export type { TabsRootProps } from './tabs-root.tsx';
export type { TabsTriggerProps } from './tabs-trigger.tsx';
