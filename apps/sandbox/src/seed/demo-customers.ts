import type { CountryCode } from '@saddlebag/domain/contracts';
import { extractPhoneDigits } from '../address-book/customer-search.ts';
import type { City } from '../city/index.ts';
import type { StoredCustomer, StoredVendor } from '../store/tables.ts';
import { findNearbyAddress, offsetPoint } from '../vendors/nearby-address.ts';

/**
 * A customer of a demo vendor. `east` and `north` are in metres from the vendor; `notes` are for the rider.
 */
type DemoCustomer = readonly [
  name: string,
  phone: string,
  east: number,
  north: number,
  unit: string,
  building: string,
  notes: string,
];

const customers: Partial<Record<CountryCode, readonly DemoCustomer[]>> = {
  bd: [
    ['Farhana Islam', '+8801611223303', 1500, 500, '4B', 'Lake View', 'Blue gate, ring twice'],
    ['Nusrat Karim', '+8801811223301', 1100, -900, '2A', 'Nirala House', 'Second floor'],
    ['তানভীর আহমেদ', '+8801911223302', -800, 1500, '৫সি', 'সোনালি টাওয়ার', 'গেটে ফোন করবেন'],
    ['Sadia Rahman', '+8801511223305', 1600, 1200, '4B', '', 'Ring twice'],
    ['রুমানা আক্তার', '+8801733445506', -600, -700, '৩য় তলা', 'শাপলা ভবন', 'দারোয়ানের কাছে রাখবেন'],
    ['Imran Chowdhury', '+8801844556607', 500, 1700, 'Unit 7', 'Meghna Tower', ''],
    ['মাহমুদ হাসান', '+8801955667708', 1900, -300, '', 'কদম মঞ্জিল', 'মসজিদের পাশের গলি'],
    ['Tasnim Ferdous', '+8801366778809', -1300, 400, '6D', 'Rose Garden', 'No bell, please call'],
    ['Arif Mahmud', '+8801577889910', 300, -1500, 'Shop 3', 'Karim Market', 'Back entrance'],
    ['শাহানা পারভীন', '+8801688990011', 1000, 900, '২বি', 'জোনাকি নিবাস', ''],
    ['Jamil Akhter', '+8801799001112', -1700, -500, '', '', 'Leave with the guard'],
    ['Lubna Siddiqui', '+8801812131415', 700, -400, '9F', 'Padma Heights', 'Lift on the left'],
    ['সাকিব রহমান', '+8801914151617', -400, 900, '১ম তলা', '', 'নীল দরজা'],
    ['Dilara Begum', '+8801316171819', 1300, 1800, '3C', 'Moyuri', 'Soft drink is for the child'],
  ],
  sg: [
    ['Tan Wei Ling', '+6581230001', 600, 300, '#05-12', 'Blk 21', 'Leave at the door'],
    ['Nur Aisyah', '+6581230002', -500, 500, '#11-03', 'Blk 8', ''],
    ['Arjun Menon', '+6581230003', 900, -400, '#02-77', 'Harbour Loft', 'Call from the lobby'],
    ['陈美玲', '+6591230004', -700, -300, '#09-21', 'Blk 102', '门口有鞋柜'],
    ['Priya Nair', '+6591230005', 300, 900, '#14-06', 'Orchid Court', ''],
    ['Lim Jun Hao', '+6591230006', 1200, 200, '#03-01', 'Blk 45', 'Dog is friendly'],
    ['Siti Rahimah', '+6581230007', -300, -900, '#07-18', 'Blk 66', 'Gate code 4412'],
    ['Wong Kah Mun', '+6581230008', 400, -800, '#20-09', 'Skyline Two', ''],
    ['Deepa Raj', '+6591230009', -1000, 100, '#01-15', 'Blk 3', 'Ground floor, red door'],
    ['Goh Siew Hoon', '+6591230010', 800, 800, '#06-44', 'Blk 118', 'Ring twice'],
  ],
  bh: [
    ['مريم الخليفة', '+97333220001', 600, 300, 'شقة 12', 'برج اللؤلؤ', 'الدور الثالث'],
    ['Yousif Abdulla', '+97333220002', -500, 500, 'Flat 4', 'Building 210', 'Call at the gate'],
    ['فاطمة حسن', '+97336220003', 900, -400, 'فيلا 7', '', 'الباب الجانبي'],
    ['علي منصور', '+97336220004', -700, -300, 'شقة 3', 'بناية النخيل', ''],
    ['Noor Ahmed', '+97339220005', 300, 900, 'Flat 21', 'Sail House', 'Reception knows'],
    ['خالد سلمان', '+97339220006', 1200, 200, '', 'مجمع الواحة', 'قرب الصيدلية'],
    ['Layla Haddad', '+97333220007', -300, -700, 'Villa 15', '', ''],
    ['زينب جاسم', '+97333220008', 400, -600, 'شقة 9', 'برج المرسى', 'اتصل قبل الوصول'],
    ['Hamad Rashid', '+97336220009', -900, 100, 'Office 2', 'Gate Centre', 'Ask for Hamad'],
    ['سارة يوسف', '+97339220010', 700, 700, 'شقة 18', 'دار السلام', 'لا تستخدم الجرس'],
  ],
};

/** Returns the initial address book of a demo vendor. The customers have existing addresses around it. */
export const createDemoCustomers = (vendor: StoredVendor, city: City): readonly StoredCustomer[] =>
  (customers[vendor.country] ?? []).map(([name, phone, east, north, unit, building, notes]) => {
    const { place, point } = findNearbyAddress(city, offsetPoint(vendor.point, east, north));
    const id = `${vendor.id}-${extractPhoneDigits(phone)}`;
    const address = [unit, building, place.formatted_address].join(', ');
    return {
      id,
      vendorId: vendor.id,
      wire: { id, name, phone_number: phone, address, ...point, notes },
    };
  });
