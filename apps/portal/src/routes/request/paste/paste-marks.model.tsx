import { createEffect, sample } from 'effector';
import {
  $pasteMarks,
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

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

const focusFieldFx = createEffect((field: RequestField) =>
  focusOn(`[name=${field}]:not([type=radio]), [name=${field}]:checked`),
);
/** Goes to the address when nothing has the focus, and opens its list: the place is still to be picked. */
const openAddressFx = createEffect(() => {
  if (document.activeElement !== document.body && document.activeElement?.id !== 'content') return;
  const address = document.querySelector<HTMLElement>('[name=destination]');
  address?.focus();
  address?.click();
});

sample({
  clock: $pasteMarks,
  fn: (fields) => Object.fromEntries(fields.map((field) => [field, <PasteMark key={field} field={field} />])),
  target: $fieldHints,
});

sample({
  clock: formFilled,
  filter: ({ destination }) => destination !== null && destination.place === null,
  fn: () => undefined,
  target: openAddressFx,
});
// A press that takes its own button away leaves the focus near.
sample({ clock: [pasteUndone, pasteAccepted], target: focusScreenFx });
sample({ clock: pastedFieldAccepted, target: focusFieldFx });
