import { useFieldArray } from 'react-hook-form';
import { maxOwners } from '@saddlebag/domain/outlets';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { CloseIcon, PlusIcon } from '@saddlebag/ui/icon';
import { OutletText } from './outlet-text.tsx';
import type { OutletFormReturn } from './use-outlet-form.ts';

/** The emails of the owners, one field each. */
export function OwnerFields({ form }: { form: OutletFormReturn }) {
  const t = useT();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'owners' });

  return (
    <fieldset className="m-0 flex min-w-0 flex-col gap-3 border-0 p-0">
      <legend className="p-0 font-strong">{t('outlet.owners')}</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="flex items-start gap-2">
          <OutletText
            form={form}
            name={`owners.${index}.email`}
            className="min-w-0 flex-1"
            type="email"
            inputMode="email"
            dir="ltr"
            label={<span className="sr-only">{t('outlet.owner', { number: index + 1 })}</span>}
          />
          {fields.length > 1 && (
            <Button
              variant="ghost"
              size="icon"
              className="mt-1"
              aria-label={t('outlet.remove-owner', { number: index + 1 })}
              onClick={() => {
                remove(index);
                form.setFocus(`owners.${Math.max(0, index - 1)}.email`);
              }}
            >
              <CloseIcon />
            </Button>
          )}
        </div>
      ))}
      {fields.length < maxOwners && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          startIcon={<PlusIcon size={18} />}
          onClick={() => append({ email: '' })}
        >
          {t('outlet.add-owner')}
        </Button>
      )}
    </fieldset>
  );
}
