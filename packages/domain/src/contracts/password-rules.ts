/** How long a password may be, in code points: long enough to be one, short enough to be hashed. */
export const passwordCharacters = { least: 8, most: 128 } as const;

/**
 * What a new password must have, in the order in which it is shown. The specification leaves it open; portal and
 * service both read this table.
 */
export const passwordRules = [
  {
    id: 'length',
    isMet: (password: string) => {
      const characters = Array.from(password).length;
      return characters >= passwordCharacters.least && characters <= passwordCharacters.most;
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

/** Whether a password meets every rule; judged as it is kept, in Unicode's composed form. */
export const isPasswordStrong = (password: string): boolean =>
  passwordRules.every(({ isMet }) => isMet(password.normalize('NFC')));
