/** Password length in code points. The maximum bounds the cost of hashing. */
export const passwordLength = { min: 8, max: 128 } as const;

/**
 * Rules for a new password, in display order. The portal and the service share them. The specification leaves
 * them open.
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
  { id: 'sign', isMet: (password: string) => /[^\p{L}\p{M}\p{N}\s]/u.test(password) },
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
