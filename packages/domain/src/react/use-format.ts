import { useUnit } from 'effector-react';
import type { Formatters } from '../i18n/formatters.ts';
import { $format } from '../i18n/i18n.model.ts';

/** Writes numbers, money and times; the component renders again when language or country change. */
export const useFormat = (): Formatters => useUnit($format);
