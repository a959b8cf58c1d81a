import { useUnit } from 'effector-react';
import type { Formatters } from '../platform/formats/index.ts';
import { $format } from '../platform/formats/internal.ts';

/**
 * Returns the formatters for numbers, money and times. Re-renders the component when the language or country
 * changes.
 */
export const useFormat = (): Formatters => useUnit($format);
