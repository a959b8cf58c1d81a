import { useUnit } from 'effector-react';
import { $t } from '../platform/i18n/index.ts';
import type { Translate } from '../platform/i18n/index.ts';

/** Translates into the language on the screen; the component renders again when that changes. */
export const useT = (): Translate => useUnit($t);
