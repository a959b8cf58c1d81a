export { PasswordField } from './password-field.tsx';
export type { PasswordFieldLabels, PasswordFieldProps } from './password-field.tsx';
