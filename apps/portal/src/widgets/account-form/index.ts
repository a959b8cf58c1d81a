export { AccountForm } from './account-form.tsx';
export { focusFieldFx, focusFirstInvalidFx } from './account-form.model.ts';
export { NewPassword } from './new-password.tsx';
export { SignInStep } from './sign-in-step.tsx';
