export { StatusBadge } from './status-badge.tsx';
export type { StatusBadgeProps } from './status-badge.tsx';
export type { StatusBadgeTone } from './status-badge.variants.ts';
