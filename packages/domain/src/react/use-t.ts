import { useUnit } from 'effector-react';
import { $t } from '../platform/i18n/index.ts';
import type { Translate } from '../platform/i18n/index.ts';

/** Returns the translate function. Re-renders the component when the interface language changes. */
export const useT = (): Translate => useUnit($t);
