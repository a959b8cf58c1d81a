export { Progress } from './progress.tsx';
export type { ProgressProps } from './progress.tsx';
export type { ProgressTone } from './progress.types.ts';
