import { useGate, useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import type { RequestStep } from '@saddlebag/domain/request';
import {
  $openFields,
  $openedField,
  ExtraFieldsGate,
  extraFieldEdited,
  extraFields,
  type ExtraField,
} from './extra-fields.model.ts';
import { AddChip } from './add-chip.tsx';
import { extraFieldComponents } from './extra-field-components.tsx';

/** The steps in which narrow screens show the fields. */
const steps = {
  notes: 'AskForDestinationAddress',
  description: 'FillOrderDetails',
  pickupCode: 'FillOrderDetails',
  vatNumber: 'FillOrderDetails',
  voucherCode: 'FillPaymentDetails',
} as const satisfies Record<ExtraField, RequestStep>;

const focusControl = (control: HTMLElement | null) => control?.focus();

interface ExtraFieldsProps {
  /** The fields that the form offers. */
  readonly fields: readonly ExtraField[];
  /** True if the form shows one step at a time. */
  readonly isStepwise?: boolean;
}

/** The optional fields of the form: the open ones, and a row of chips that open the others. */
export function ExtraFields({ fields, isStepwise = false }: ExtraFieldsProps) {
  const t = useT();
  useGate(ExtraFieldsGate);
  const [openFields, openedField, reportEdit] = useUnit([$openFields, $openedField, extraFieldEdited]);
  const offeredFields = extraFields.filter((field) => fields.includes(field));
  const shownFields = offeredFields.filter((field) => openFields.has(field));
  const hiddenFields = offeredFields.filter((field) => !openFields.has(field));
  const stepsWithChips = [...new Set(hiddenFields.map((field) => steps[field]))];

  return (
    <>
      {shownFields.map((field) => {
        const Field = extraFieldComponents[field];
        return (
          <div key={field} data-step={steps[field]} data-slot="extra-field" onInput={() => reportEdit(field)}>
            <Field controlRef={field === openedField ? focusControl : undefined} />
          </div>
        );
      })}
      {hiddenFields.length > 0 && (
        <div
          role="group"
          aria-label={t('extras.add')}
          data-slot="extra-chips"
          className="flex flex-wrap items-center gap-x-2 gap-y-1.5"
        >
          {/* A stepwise form shows the label in each step that has a chip. */}
          {stepsWithChips.slice(0, isStepwise ? undefined : 1).map((step) => (
            <span key={step} aria-hidden data-step={step} className="text-sm font-strong">
              {t('extras.add')}
            </span>
          ))}
          {hiddenFields.map((field) => (
            <AddChip key={field} field={field} step={steps[field]} />
          ))}
        </div>
      )}
    </>
  );
}
