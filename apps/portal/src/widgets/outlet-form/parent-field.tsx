import { useUnit } from 'effector-react';
import { useController } from 'react-hook-form';
import { $parents } from '@saddlebag/domain/outlets';
import { useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { Field } from '@saddlebag/ui/field';
import { VendorPicker } from '@saddlebag/ui/vendor-picker';
import type { OutletFormReturn } from './use-outlet-form.ts';

/** The choice of the parent vendor. Shown only to accounts with more than one. */
export function ParentField({ form, isEdit }: { form: OutletFormReturn; isEdit: boolean }) {
  const t = useT();
  const [parents, { languages }] = useUnit([$parents, $market]);
  const {
    field: { ref: setTrigger, value, onChange },
    fieldState,
  } = useController({ control: form.control, name: 'parentId' });
  const error = fieldState.error?.message;
  if (parents.length < 2) return null;

  return (
    <Field.Root>
      <Field.Label note={isEdit ? t('outlet.locked') : undefined}>{t('outlet.parent')}</Field.Label>
      <VendorPicker
        ref={setTrigger}
        items={parents}
        locale={languages[0]}
        value={value}
        disabled={isEdit}
        onValueChange={(id) => {
          onChange(id);
          form.clearErrors('parentId');
        }}
        labels={{
          vendor: t('outlet.parent'),
          placeholder: t('outlet.parent'),
          close: t('action.close'),
          search: t('outlet.search'),
          empty: t('outlet.none-found'),
          count: (count) => t('outlet.count', { count }),
        }}
      />
      {error && <Field.Error>{t(error)}</Field.Error>}
    </Field.Root>
  );
}
