import { passwordRevealLabels, type PasswordRevealLabels } from './password-reveal.labels.ts';

export interface PasswordFieldLabels extends PasswordRevealLabels {
  /** Accessible name of the list of rules. */
  readonly rules: string;
  /** Screen reader text after a rule that is met. */
  readonly met: string;
  /** Screen reader text after a rule that is not met. */
  readonly unmet: string;
  /** Announced when the user stops typing. Receives the labels of the rules that are not met. */
  readonly missing: (labels: readonly string[]) => string;
  /** Announced when all rules are met. */
  readonly complete: string;
}

export const passwordFieldLabels: PasswordFieldLabels = {
  ...passwordRevealLabels,
  rules: 'The password needs',
  met: 'done',
  unmet: 'missing',
  missing: (labels) => `Still missing: ${labels.join(', ')}`,
  complete: 'The password has all it needs',
};
