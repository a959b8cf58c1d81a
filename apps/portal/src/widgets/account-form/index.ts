export { AccountForm } from './account-form.tsx';
export { accountTexts } from './account-texts.ts';
export { focusFieldFx, focusFirstGapFx } from './model.ts';
export { NewPassword } from './new-password.tsx';
