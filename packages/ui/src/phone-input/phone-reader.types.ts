import type { PhoneReading } from './read-phone.ts';

/** Knows the numbering plans. Comes as a chunk of its own, on the first need. */
export interface PhoneReader {
  /** What number a text is; null when it is none. */
  read(text: string, country: string): PhoneReading | null;
  /** The text with the separators of its country, while it is being typed. */
  format(text: string, country: string): string;
  /** A mobile number of the country in national form; null where the country's plan is not known. */
  example(country: string): string | null;
  /** Whether the text starts with the calling code of a country whose plan is not loaded. */
  isForeign(text: string): boolean;
}
