export { TimelineItem as Item } from './timeline-item.tsx';
export { TimelineRoot as Root } from './timeline-root.tsx';
