export { Input } from './input.tsx';
export { TextField } from './text-field.tsx';
export type { InputProps } from './input.tsx';
export type { TextFieldProps } from './text-field.tsx';
