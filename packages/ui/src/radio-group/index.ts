export * as RadioGroup from './index.parts.ts';
export type { RadioGroupItemProps } from './radio-group-item.tsx';
export type { RadioGroupRootProps } from './radio-group-root.tsx';
