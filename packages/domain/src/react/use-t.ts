import { useUnit } from 'effector-react';
import { $t } from '../i18n/i18n.model.ts';
import type { Translate } from '../i18n/translate.ts';

/** Translates into the language on the screen; the component renders again when that changes. */
export const useT = (): Translate => useUnit($t);
