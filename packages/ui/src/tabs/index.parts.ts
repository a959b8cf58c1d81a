export { TabsContent as Content } from './tabs-content.tsx';
export { TabsList as List } from './tabs-list.tsx';
export { TabsRoot as Root } from './tabs-root.tsx';
export { TabsTrigger as Trigger } from './tabs-trigger.tsx';
