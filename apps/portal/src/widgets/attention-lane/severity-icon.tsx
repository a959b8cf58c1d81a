import type { Severity } from '@saddlebag/domain/attention';
import { AlertIcon, InfoIcon } from '@saddlebag/ui/icon';

const tones: Readonly<Record<Severity, string>> = {
  urgent: 'bg-danger-subtle text-on-danger-subtle',
  warning: 'bg-warning-subtle text-on-warning-subtle',
  notice: 'bg-info-subtle text-on-info-subtle',
};

/** The severity of an item as a coloured sign. The text beside it says the same. Renders a `<span>`. */
export function SeverityIcon({ severity }: { severity: Severity }) {
  const Icon = severity === 'notice' ? InfoIcon : AlertIcon;
  return (
    <span
      data-slot="severity-icon"
      data-severity={severity}
      className={`grid size-8 shrink-0 place-items-center rounded-full ${tones[severity]}`}
    >
      <Icon size={18} />
    </span>
  );
}
