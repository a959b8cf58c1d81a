/** Words of a password field. */
export interface PasswordFieldLabels {
  readonly reveal: string;
  readonly conceal: string;
  /** Names the list of rules. */
  readonly rules: string;
  /** Said after a rule that is met, and after one that is not. */
  readonly met: string;
  readonly unmet: string;
  /** Announced when the person pauses: the labels of the rules that are not met yet. */
  readonly missing: (labels: readonly string[]) => string;
  /** Announced when the last rule is met. */
  readonly complete: string;
}

export const passwordFieldLabels: PasswordFieldLabels = {
  reveal: 'Show password',
  conceal: 'Hide password',
  rules: 'The password needs',
  met: 'done',
  unmet: 'missing',
  missing: (labels) => `Still missing: ${labels.join(', ')}`,
  complete: 'The password has all it needs',
};
