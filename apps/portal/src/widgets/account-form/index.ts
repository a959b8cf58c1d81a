export { AccountForm } from './account-form.tsx';
export { focusFieldFx, focusFirstGapFx } from './model.ts';
export { NewPassword } from './new-password.tsx';
