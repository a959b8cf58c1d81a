export * as FileDrop from './index.parts.ts';
export { fileDropLabels } from './file-drop.labels.ts';
export type { FileDropItemProps } from './file-drop-item.tsx';
export type { FileDropLabels } from './file-drop.labels.ts';
export type { FileDropRootProps } from './file-drop-root.tsx';
export type { FileRules, FileStatus } from './file-drop.types.ts';
