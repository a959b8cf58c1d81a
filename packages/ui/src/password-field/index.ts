export { NewPasswordField } from './new-password-field.tsx';
export { PasswordField } from './password-field.tsx';
export { passwordFieldLabels } from './password-field.labels.ts';
export type { NewPasswordFieldProps } from './new-password-field.tsx';
export type { PasswordFieldLabels } from './password-field.labels.ts';
export type { PasswordFieldProps } from './password-field.tsx';
export type { PasswordRule } from './password-rule.ts';
