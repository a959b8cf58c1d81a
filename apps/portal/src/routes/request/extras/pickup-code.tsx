import { limits } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';
import { DraftField } from '../form/draft-field.tsx';
import type { ExtraFieldProps } from './extra-field-props.ts';

/** The field for the code that the rider states at the pick-up. */
export function PickupCode({ controlRef }: ExtraFieldProps) {
  const t = useT();
  return (
    <DraftField
      name="pickupCode"
      label={t('request.pickup-code.label')}
      note={t('request.optional')}
      autoComplete="off"
      ref={controlRef}
      dir="auto"
      maxLength={limits.pickupCodeCharacters * 2}
    />
  );
}
