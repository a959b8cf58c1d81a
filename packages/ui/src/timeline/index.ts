export * as Timeline from './index.parts.ts';
export type { TimelineItemProps, TimelineLabels } from './timeline-item.tsx';
