/** Password length in code points. The maximum bounds the cost of hashing. */
export const passwordLength = { min: 8, max: 256 } as const;

/**
 * Rules for a new password, in display order (specification 001, section 5). The portal and the service share
 * them. Other punctuation is allowed, but does not count as a special character.
 */
export const passwordRules = [
  {
    id: 'length',
    isMet: (password: string) => {
      const characters = Array.from(password).length;
      return characters >= passwordLength.min && characters <= passwordLength.max;
    },
  },
  { id: 'capital', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'small', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { id: 'digit', isMet: (password: string) => /\p{Nd}/u.test(password) },
  { id: 'sign', isMet: (password: string) => /[!@#$%^&*]/.test(password) },
] as const satisfies readonly PasswordRule[];

interface PasswordRule {
  readonly id: string;
  readonly isMet: (password: string) => boolean;
}

export type PasswordRuleId = (typeof passwordRules)[number]['id'];

/**
 * True if the password meets every rule in Unicode's composed form (NFC). The service hashes passwords in
 * this form.
 */
export const isPasswordStrong = (password: string): boolean =>
  passwordRules.every(({ isMet }) => isMet(password.normalize('NFC')));

/** Why the service refuses a new password, as a translation key. Null if it meets every rule. */
export const passwordErrorKey = (
  password: string,
): 'account.error.password-too-long' | 'account.error.password-weak' | null => {
  if (isPasswordStrong(password)) return null;
  const isTooLong = Array.from(password.normalize('NFC')).length > passwordLength.max;
  return isTooLong ? 'account.error.password-too-long' : 'account.error.password-weak';
};
