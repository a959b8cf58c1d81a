import { useUnit } from 'effector-react';
import { textLimits } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';
import {
  $voucherCodeText,
  $voucherError,
  voucherCodeTyped,
  voucherCodeSubmitted,
} from '@saddlebag/domain/vouchers';
import { Button } from '@saddlebag/ui/button';
import { Field } from '@saddlebag/ui/field';
import { Input } from '@saddlebag/ui/text-field';
import type { ExtraFieldProps } from '../extras/extra-field-props.ts';

/** The field for the voucher's code. Enter applies the voucher instead of submitting the form. */
export function VoucherField({ controlRef }: ExtraFieldProps) {
  const t = useT();
  const [code, error, changeCode, apply] = useUnit([
    $voucherCodeText,
    $voucherError,
    voucherCodeTyped,
    voucherCodeSubmitted,
  ]);

  return (
    <Field.Root>
      <Field.Label note={t('request.optional')}>{t('voucher.code')}</Field.Label>
      <div className="flex gap-3">
        <Input
          name="voucherCode"
          value={code}
          autoComplete="off"
          ref={controlRef}
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={textLimits.id}
          enterKeyHint="done"
          className="min-w-0 flex-1"
          onValueChange={changeCode}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            apply();
          }}
        />
        <Button variant="secondary" onClick={() => apply()}>
          {t('voucher.apply')}
        </Button>
      </div>
      {error && <Field.Error>{t(error)}</Field.Error>}
    </Field.Root>
  );
}
