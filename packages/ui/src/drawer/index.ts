export * as Drawer from './index.parts.ts';
export { useDrawerClose } from './use-drawer-close.ts';
export type { DrawerCloseProps } from './drawer-close.tsx';
export type { DrawerContentProps } from './drawer-content.tsx';
export type { DrawerRootProps } from './drawer-root.tsx';
export type { DrawerSide, DrawerSize } from './drawer.variants.ts';
export type { ConfirmDiscard } from './use-discard-guard.ts';
