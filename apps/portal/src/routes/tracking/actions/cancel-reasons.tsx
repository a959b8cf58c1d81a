import type { Ref } from 'react';
import { cancelReasonGroups } from '@saddlebag/domain/cancellation';
import type { CancelReason } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';
import { RadioGroup } from '@saddlebag/ui/radio-group';

const groups = Object.entries(cancelReasonGroups) as readonly (readonly [
  keyof typeof cancelReasonGroups,
  readonly CancelReason[],
])[];

interface CancelReasonsProps {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly value: CancelReason | null;
  readonly error: string | undefined;
  readonly onChoose: (reason: string | null) => void;
}

/** The reasons of a cancellation, in groups of what went wrong. */
export function CancelReasons({ ref, value, error, onChoose }: CancelReasonsProps) {
  const t = useT();

  return (
    <RadioGroup.Root
      ref={ref}
      name="cancel-reason"
      layout="column"
      label={t('cancel.reason')}
      value={value}
      error={error}
      onValueChange={onChoose}
    >
      {groups.map(([group, members]) => (
        <div key={group} role="group" aria-label={t(`cancel.group.${group}`)} className="flex flex-col gap-2">
          <p aria-hidden="true" className="m-0 mt-2 text-sm text-muted">
            {t(`cancel.group.${group}`)}
          </p>
          {members.map((reason) => (
            <RadioGroup.Item key={reason} value={reason} className="min-h-target py-2">
              {t(`cancel.reasons.${reason}`)}
            </RadioGroup.Item>
          ))}
        </div>
      ))}
    </RadioGroup.Root>
  );
}
