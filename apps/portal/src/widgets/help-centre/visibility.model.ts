import { combine } from 'effector';
import { $flags } from '@saddlebag/domain/flags';
import { $mode } from '@saddlebag/domain/session';
import './texts.ts';

/** Whether the portal offers the help centre. Guests and partner apps have none (specification 001, section 6). */
export const $hasHelpCentre = combine(
  $flags,
  $mode,
  ({ Helpcenter }, mode) => Helpcenter && mode === 'CLASSIC',
);
