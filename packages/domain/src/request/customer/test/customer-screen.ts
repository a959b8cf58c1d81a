import { searchCustomersFx } from '../../../api/address-book.ts';
import type { PartialFlags } from '../../../contracts/flags.ts';
import { savedCustomerFixture } from '../../../testing/fixtures.ts';
import type { PhoneValue } from '../../draft/draft.ts';
import { $draft, fieldChanged } from '../../draft/draft.model.ts';
import { requestScreen } from '../../testing/request-screen.ts';
import { $customerOffer } from '../customer-match.model.ts';

/** A customer in the address book. `farhanaFields` are the values that the form takes from it. */
export const farhana = savedCustomerFixture();
/** Another customer, without a unit and notes. */
export const rezaul = savedCustomerFixture({
  id: 'k4ch-2',
  name: 'Rezaul Haque',
  phoneNumber: '+8801711000002',
  unit: '',
  building: 'Nirala',
  address: '3 Kadam Lane, Banani',
  notes: '',
});

export const phoneValue = (e164: string): PhoneValue => ({
  text: e164.replace('+88', ''),
  e164,
  possible: true,
});

/** Opens a request screen whose address book answers with `respond`. */
export const openScreen = async (respond: () => unknown = () => [farhana], flags: PartialFlags = {}) => {
  let lookupCount = 0;
  const screen = requestScreen({
    handlers: [[searchCustomersFx, () => ((lookupCount += 1), respond())]],
    flags,
  });
  await screen.open();
  const draft = () => screen.scope.getState($draft);
  return {
    ...screen,
    draft,
    lookupCount: () => lookupCount,
    offer: () => screen.scope.getState($customerOffer),
    typePhone: async (phone: PhoneValue) => {
      await screen.fire(fieldChanged, { field: 'phone', value: phone });
      await screen.clock.advance(500);
    },
    formValues: () => {
      const { customerName, phone, unit, building, notes, destinationText } = draft();
      return [customerName, phone.e164, unit, building, notes, destinationText];
    },
  };
};

export const farhanaFields = [
  'Farhana Islam',
  '+8801611223303',
  '4B',
  'Lake View',
  'Blue gate',
  '9 Heron Street, Banani',
];

export const rezaulFields = ['Rezaul Haque', '+8801711000002', '', 'Nirala', '', '3 Kadam Lane, Banani'];
