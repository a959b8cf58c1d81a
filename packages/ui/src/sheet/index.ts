export * as Sheet from './index.parts.ts';
export type { SheetHandleProps } from './sheet-handle.tsx';
export type { SheetRootProps } from './sheet-root.tsx';
export type { SheetHeight } from './sheet-heights.ts';
