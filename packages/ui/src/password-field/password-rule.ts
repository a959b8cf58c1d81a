/** What a password must have. The words and the test are the consumer's. */
export interface PasswordRule {
  readonly id: string;
  readonly label: string;
  readonly isMet: (value: string) => boolean;
}

/** The ids of the rules that a password meets. Only these are kept, never the password. */
export const rulesMet = (rules: readonly PasswordRule[], value: string): readonly string[] =>
  rules.filter(({ isMet }) => isMet(value)).map(({ id }) => id);
