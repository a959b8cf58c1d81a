import { createPhoneReader } from './create-phone-reader.ts';
import { phoneExamples, phoneMetadata } from './phone-metadata.generated.ts';

/** Reads phone numbers of the countries in phone-countries.ts. */
export const marketPhoneReader = createPhoneReader(phoneMetadata, phoneExamples);
