import { useUnit } from 'effector-react';
import type { Formatters } from '../platform/i18n/index.ts';
import { $format } from '../platform/i18n/index.ts';

/** Writes numbers, money and times; the component renders again when language or country change. */
export const useFormat = (): Formatters => useUnit($format);
