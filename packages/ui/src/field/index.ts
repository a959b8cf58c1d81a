export * as Field from './index.parts.ts';
export { useFieldControl } from './use-field-control.ts';
export type { FieldLabelProps } from './field-label.tsx';
export type { FieldRootProps, HintPosition } from './field-root.tsx';
export type { FieldControlOptions, FieldControlProps } from './use-field-control.ts';
