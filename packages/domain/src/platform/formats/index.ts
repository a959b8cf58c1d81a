export { createDayAndMonth } from './day-and-month.ts';
export { createFormatters, type Formatters } from './formatters.ts';
