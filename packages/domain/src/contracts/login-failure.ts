/**
 * The identity provider's reasons not to sign somebody in, each with the status and the message of its answer; the text
 * is `auth.{message}` (specification 000, section 8). A wrong password and an unknown address are one reason, with one
 * answer after the same work, so that nobody learns who has an account. The last three are said only to whoever knows
 * the password.
 */
export const loginFailures = {
  notAuthorized: { status: 401, message: 'not-authorized' },
  tooManyAttempts: { status: 429, message: 'too-many-requests' },
  notConfirmed: { status: 403, message: 'user-not-confirmed' },
  passwordResetRequired: { status: 403, message: 'password-reset-required' },
  disabled: { status: 403, message: 'user-disabled' },
} as const;
export type LoginFailureReason = keyof typeof loginFailures;
export type LoginFailureMessage = (typeof loginFailures)[LoginFailureReason]['message'];

export const loginFailureMessages: readonly LoginFailureMessage[] = Object.values(loginFailures).map(
  ({ message }) => message,
);
