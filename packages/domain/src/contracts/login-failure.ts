/**
 * The identity provider's reasons for refusing a login, with the status and message of each response. The
 * screen text is `auth.{message}` (specification 000, section 8).
 *
 * An unknown address and a wrong password get the same response after the same amount of work, so that no
 * caller can probe for accounts. The service returns the last three only for a correct password.
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
