export interface PasswordRevealLabels {
  readonly reveal: string;
  readonly conceal: string;
}

/** Separate from the labels of the rules, which a login screen would load for nothing. */
export const passwordRevealLabels: PasswordRevealLabels = {
  reveal: 'Show password',
  conceal: 'Hide password',
};
