import { randomText } from '../cryptography/encoding.ts';
import type { Service } from '../service.ts';

/** Generates an unused vendor id of four letters and digits. */
export const generateVendorId = (service: Service): string => {
  for (;;) {
    const id = randomText(9)
      .toLowerCase()
      .replaceAll(/[^a-z\d]/g, '')
      .slice(0, 4);
    if (id.length === 4 && service.store.find('vendor', id) === undefined) return id;
  }
};
