import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { outletFormEdited } from '@saddlebag/domain/outlets';
import type { OutletFormReturn } from './use-outlet-form.ts';

interface EditReportProps {
  readonly form: OutletFormReturn;
  readonly isDirty: boolean;
}

/** Reports every edit of the form to the model. Renders nothing. Only this component renders at each key. */
export function EditReport({ form, isDirty }: EditReportProps) {
  const report = useUnit(outletFormEdited);
  // The library changes the values in place. Their text shows whether they differ.
  const text = useWatch({ control: form.control, compute: (values) => JSON.stringify(values) });
  // The model learns of an edit before the next event: a passive effect would report it only later, and Back right
  // after a key would discard the edit.
  useLayoutEffect(() => {
    report(isDirty ? structuredClone(form.getValues()) : null);
  }, [report, form, isDirty, text]);
  return null;
}
