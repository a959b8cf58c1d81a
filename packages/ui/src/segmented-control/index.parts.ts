export { SegmentedControlItem as Item } from './segmented-control-item.tsx';
export { SegmentedControlRoot as Root } from './segmented-control-root.tsx';
