import { limits } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';
import { DraftField } from '../form/draft-field.tsx';

/** The field for the code that the rider states at the pick-up. */
export function PickupCode({ autoFocus }: { autoFocus: boolean }) {
  const t = useT();
  return (
    <DraftField
      name="pickupCode"
      label={t('request.pickup-code.label')}
      note={t('request.optional')}
      autoComplete="off"
      autoFocus={autoFocus}
      dir="auto"
      maxLength={limits.pickupCodeCharacters * 2}
    />
  );
}
