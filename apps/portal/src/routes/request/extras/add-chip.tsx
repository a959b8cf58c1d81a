import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import type { RequestStep } from '@saddlebag/domain/request';
import { Button } from '@saddlebag/ui/button';
import { extraFieldOpened, type ExtraField } from './extra-fields.model.ts';

/** The chip that opens an optional field in place and moves the focus to it. */
export function AddChip({ field, step }: { field: ExtraField; step: RequestStep }) {
  const t = useT();
  const open = useUnit(extraFieldOpened);

  return (
    <Button
      variant="secondary"
      size="sm"
      data-field={field}
      data-step={step}
      className="rounded-tag px-3 font-normal"
      onClick={() => open(field)}
    >
      <span>
        <span className="sr-only">{t('extras.add')} </span>
        {t(`extras.${field}`)}
      </span>
    </Button>
  );
}
