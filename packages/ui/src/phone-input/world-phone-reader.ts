import metadata from 'libphonenumber-js/min/metadata';
import { createPhoneReader } from './create-phone-reader.ts';
import { phoneExamples } from './phone-metadata.generated.ts';

/** Reads phone numbers of every country. */
export const worldPhoneReader = createPhoneReader(metadata, phoneExamples);
