import { combine, createEvent, createStore } from 'effector';
import { createGate } from 'effector-react';
import { $draft, $errors, draftDiscarded } from '@saddlebag/domain/request';
import { $fieldHints } from '../model.ts';
import './texts.ts';

/** The optional fields that most requests leave empty. The form shows a chip instead until one is needed. */
export const extraFields = ['notes', 'description', 'pickupCode', 'vatNumber', 'voucherCode'] as const;
export type ExtraField = (typeof extraFields)[number];

/** Open while a form with extra fields is mounted. */
export const ExtraFieldsGate = createGate();
/** The vendor pressed the chip of a field. */
export const extraFieldOpened = createEvent<ExtraField>();

/** The vendor typed into a field. */
export const extraFieldEdited = createEvent<ExtraField>();

/** The field whose chip was pressed last. It takes the focus when it appears. */
export const $openedField = createStore<ExtraField | null>(null)
  .on(extraFieldOpened, (_, field) => field)
  .reset(draftDiscarded, ExtraFieldsGate.close);

// A field that the vendor opened or edited stays open when it becomes empty again. One that a paste filled closes
// when the paste is undone.
const $touchedFields = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' })
  .on([extraFieldOpened, extraFieldEdited], (fields, field) =>
    fields.has(field) ? fields : new Set(fields).add(field),
  )
  .reset(draftDiscarded, ExtraFieldsGate.close);

const isExtraField = (field: string): field is ExtraField => extraFields.some((name) => name === field);

/** The fields that are shown instead of their chip: opened ones, and those with a value, an error or a mark. */
export const $openFields = combine(
  $touchedFields,
  $draft,
  $errors,
  $fieldHints,
  (touched, draft, errors, hints) =>
    extraFields
      .filter(
        (field) =>
          touched.has(field) ||
          draft[field] !== '' ||
          errors[field] !== undefined ||
          hints[field] !== undefined,
      )
      // A text, so that the store changes only when a field opens or closes.
      .join(' '),
).map((names): ReadonlySet<ExtraField> => new Set(names.split(' ').filter(isExtraField)));
