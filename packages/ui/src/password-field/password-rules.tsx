import { CheckIcon } from '../icon/check-icon.tsx';
import { useSettled } from './use-settled.ts';
import type { PasswordFieldLabels } from './password-field.labels.ts';
import type { PasswordRule } from './password-rule.ts';

/** How long a person rests before what is missing is said. */
const rest = 1200;

/** The rules with a mark at each that is met. Renders a `<ul>`; style its items through `[data-met]`. */
export function PasswordRules({ id, rules, met, labels }: PasswordRulesProps) {
  const missing = rules.filter((rule) => !met.includes(rule.id)).map(({ label }) => label);
  const spoken = useSettled(missing.length === 0 ? labels.complete : labels.missing(missing), rest);

  return (
    <>
      <ul id={id} aria-label={labels.rules} data-slot="password-rules" className="sb-password-rules">
        {rules.map((rule) => {
          const isMet = met.includes(rule.id);
          return (
            <li
              key={rule.id}
              data-slot="password-rule"
              data-met={isMet ? '' : undefined}
              className="sb-password-rule"
            >
              <span className="sb-password-mark">{isMet && <CheckIcon size={16} />}</span>
              <span>
                {rule.label}
                <span className="sr-only">{` (${isMet ? labels.met : labels.unmet})`}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <span role="status" data-slot="password-announcement" className="sr-only">
        {spoken}
      </span>
    </>
  );
}

export interface PasswordRulesProps {
  readonly id: string;
  readonly rules: readonly PasswordRule[];
  /** The ids of the rules that are met. */
  readonly met: readonly string[];
  readonly labels: PasswordFieldLabels;
}
