import { useUnit } from 'effector-react';
import { limits } from '@saddlebag/domain/contracts';
import { $flags } from '@saddlebag/domain/flags';
import { useT } from '@saddlebag/domain/react';
import { DraftField } from '../form/draft-field.tsx';

/** The fields that flags enable for some vendors: the pickup code and the VAT number. */
export function OptionalOrderFields() {
  const t = useT();
  const { PickupCodeDisplay, PaymentVat } = useUnit($flags);

  return (
    <>
      {PickupCodeDisplay && (
        <DraftField
          name="pickupCode"
          label={t('request.pickup-code.label')}
          note={t('request.optional')}
          autoComplete="off"
          dir="auto"
          maxLength={limits.pickupCodeCharacters * 2}
        />
      )}
      {PaymentVat && (
        <DraftField
          name="vatNumber"
          label={t('vat.label')}
          note={t('request.optional')}
          hint={t('vat.hint')}
          autoComplete="off"
          dir="ltr"
          maxLength={limits.vatNumberCharacters * 2}
        />
      )}
    </>
  );
}
