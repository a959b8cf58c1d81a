import { createEffect, sample } from 'effector';
import {
  $unreviewedFields,
  formFilled,
  pasteAccepted,
  pastedFieldAccepted,
  pasteUndone,
} from '@saddlebag/domain/paste';
import type { RequestField } from '@saddlebag/domain/request';
import { focusScreenFx } from '../../../shell/shell.model.ts';
import { $fieldHints } from '../model.ts';
import { PasteMark } from './paste-mark.tsx';
import './texts.ts';

const focusElement = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

const focusFieldFx = createEffect((field: RequestField) =>
  focusElement(`[name=${field}]:not([type=radio]), [name=${field}]:checked`),
);
/** Focuses the address field and opens its suggestions, unless another element has the focus. */
const openSuggestionsFx = createEffect(() => {
  if (document.activeElement !== document.body && document.activeElement?.id !== 'content') return;
  const address = document.querySelector<HTMLElement>('[name=destination]');
  address?.focus();
  address?.click();
});

// Replaces the hints of the filled fields with marks.
sample({
  clock: $unreviewedFields,
  fn: (fields) => Object.fromEntries(fields.map((field) => [field, <PasteMark key={field} field={field} />])),
  target: $fieldHints,
});

// When a paste fills in an address without a place, let the vendor pick the place.
sample({
  clock: formFilled,
  filter: ({ destination }) => destination !== null && destination.place === null,
  fn: () => undefined,
  target: openSuggestionsFx,
});
// The pressed button disappears, so move the focus to the screen, or to the field whose mark it removed.
sample({ clock: [pasteUndone, pasteAccepted], target: focusScreenFx });
sample({ clock: pastedFieldAccepted, target: focusFieldFx });
