export { FieldControl as Control } from './field-control.tsx';
export { FieldError as Error } from './field-error.tsx';
export { FieldHint as Hint } from './field-hint.tsx';
export { FieldLabel as Label } from './field-label.tsx';
export { FieldRoot as Root } from './field-root.tsx';
export { FieldRow as Row } from './field-row.tsx';
