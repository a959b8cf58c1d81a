import { CheckIcon } from '../icon/index.ts';
import { useDebouncedText } from './use-debounced-text.ts';
import type { PasswordFieldLabels } from './password-field.labels.ts';
import type { PasswordRule } from './password-rule.ts';

/** Milliseconds after the last change until screen readers announce which rules are unmet. */
const announcementDelay = 1200;

/** Lists the rules and marks each met rule. Renders a `<ul>`. Style its items through `[data-met]`. */
export function PasswordRules({ id, rules, metRuleIds, labels }: PasswordRulesProps) {
  const missing = rules.filter((rule) => !metRuleIds.includes(rule.id)).map(({ label }) => label);
  const announcement = useDebouncedText(
    missing.length === 0 ? labels.complete : labels.missing(missing),
    announcementDelay,
  );

  return (
    <>
      <ul id={id} aria-label={labels.rules} data-slot="password-rules" className="sb-password-rules">
        {rules.map((rule) => {
          const isMet = metRuleIds.includes(rule.id);
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
        {announcement}
      </span>
    </>
  );
}

export interface PasswordRulesProps {
  readonly id: string;
  readonly rules: readonly PasswordRule[];
  /** The ids of the rules that the password meets. */
  readonly metRuleIds: readonly string[];
  readonly labels: PasswordFieldLabels;
}
