/** A requirement for a password, defined by the consumer. */
export interface PasswordRule {
  readonly id: string;
  readonly label: string;
  readonly isMet: (value: string) => boolean;
}

/** Returns the ids of the rules that a password meets. */
export const findMetRuleIds = (rules: readonly PasswordRule[], value: string): readonly string[] =>
  rules.filter(({ isMet }) => isMet(value)).map(({ id }) => id);
