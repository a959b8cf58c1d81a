export * as SegmentedControl from './index.parts.ts';
export type { SegmentedControlItemProps } from './segmented-control-item.tsx';
export type { SegmentedControlRootProps } from './segmented-control-root.tsx';
