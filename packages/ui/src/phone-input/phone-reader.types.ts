import type { PhoneReading } from './read-phone.ts';

/** Parses and formats phone numbers. Loaded on demand, because it contains the numbering plans. */
export interface PhoneReader {
  /** Parses a text. Returns null if it is not a phone number. */
  read(text: string, country: string): PhoneReading | null;
  /** Finds the only phone number in a text with other words. Returns null if there is none. */
  extract(text: string, country: string): string | null;
  /** Adds the separators of the country to a partially typed number. */
  format(text: string, country: string): string;
  /** Returns an example mobile number in national format. Null if the country's plan is not loaded. */
  example(country: string): string | null;
  /** True if the text starts with the calling code of a country whose plan is not loaded. */
  hasUnknownCallingCode(text: string): boolean;
}
