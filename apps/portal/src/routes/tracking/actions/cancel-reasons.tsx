import { useUnit } from 'effector-react';
import { $cancellation, cancelReasonChosen, cancelReasonGroups } from '@saddlebag/domain/cancellation';
import type { CancelReason } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';
import { RadioGroup } from '@saddlebag/ui/radio-group';

const groups = Object.entries(cancelReasonGroups) as readonly (readonly [
  keyof typeof cancelReasonGroups,
  readonly CancelReason[],
])[];

/** The reasons of a cancellation, in groups of what went wrong. */
export function CancelReasons() {
  const t = useT();
  const [cancellation, choose] = useUnit([$cancellation, cancelReasonChosen]);
  const reasons = groups.flatMap(([, members]) => members);

  return (
    <RadioGroup.Root
      name="cancel-reason"
      layout="column"
      label={t('cancel.reason')}
      value={cancellation?.reason ?? null}
      error={cancellation?.isReasonMissing ? t('cancel.reason-missing') : undefined}
      onValueChange={(value) => {
        const reason = reasons.find((known) => known === value);
        if (reason) choose(reason);
      }}
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
