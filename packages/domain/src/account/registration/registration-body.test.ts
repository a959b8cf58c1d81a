import { describe, expect, it } from 'vitest';
import { markets } from '../../contracts/market.ts';
import { registrationBody } from './registration-body.ts';
import { blankForm } from './registration-form.ts';

describe('the mobile number of a registration', () => {
  const numberOf = (text: string, possible: boolean | null): string | null => {
    const form = { ...blankForm, type: 'NPV', mobile: { text, e164: null, possible } } as const;
    return registrationBody(form, 'N3w!saddle-bag', markets.bd).mobile_number;
  };

  it.each([null, true])(
    'is sent without its numbering plan, for the service to check, if possible is %s',
    (possible) => {
      expect(numberOf('01712-004410', possible)).toBe('+8801712004410');
    },
  );

  it('is not sent if it is wrong', () => {
    expect(numberOf('01712-00441', false)).toBeNull();
  });
});

describe('the body of a registration', () => {
  it('contains the codes with ASCII digits', () => {
    const form = { ...blankForm, type: 'PV', vendorCode: 'LT-২০৪৮', vatNumber: '١٢٣٤٥٦٧٨' } as const;
    expect(registrationBody(form, 'N3w!saddle-bag', markets.bd)).toMatchObject({
      vendor_code: 'LT-2048',
      vat_number: '12345678',
    });
  });
});
