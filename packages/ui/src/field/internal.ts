export { FieldContext, useFieldContext } from './field-context.ts';
export { FieldError } from './field-error.tsx';
export { FieldHint } from './field-hint.tsx';
export { FieldLabel } from './field-label.tsx';
export { FieldRoot } from './field-root.tsx';
