export { AccountForm } from './account-form.tsx';
export { focusFieldFx, focusFirstGapFx } from './account-form.model.ts';
export { NewPassword } from './new-password.tsx';
export { SignInStep } from './sign-in-step.tsx';
