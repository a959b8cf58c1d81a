/** One requirement for a password. The consumer supplies its label and its check. */
export interface PasswordRule {
  readonly id: string;
  readonly label: string;
  readonly isMet: (value: string) => boolean;
}

/** Returns the ids of the rules that a password meets. */
export const findMetRuleIds = (rules: readonly PasswordRule[], value: string): readonly string[] =>
  rules.filter(({ isMet }) => isMet(value)).map(({ id }) => id);
