export * as NavTabs from './index.parts.ts';
export type { NavTabsItemProps } from './nav-tabs-item.tsx';
