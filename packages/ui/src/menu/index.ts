export * as Menu from './index.parts.ts';
export type { MenuCheckboxItemProps } from './menu-checkbox-item.tsx';
export type { MenuItemProps } from './menu-item.tsx';
export type { MenuRadioItemProps } from './menu-radio-item.tsx';
export type { MenuSubTriggerProps } from './menu-sub-trigger.tsx';
