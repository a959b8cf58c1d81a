import type { CountryCode } from '@saddlebag/domain/contracts';

type Names = readonly [string, ...string[]];
interface RiderNames {
  readonly given: Names;
  readonly family: Names;
}

/** Names of riders in the countries of the demo vendors. */
export const namesByCountry: Partial<Record<CountryCode, RiderNames>> = {
  bd: {
    given: [
      'Arif',
      'Rakib',
      'Sumon',
      'Tanvir',
      'Shahin',
      'Imran',
      'Nasrin',
      'Sadia',
      'Jahid',
      'Polash',
      'Mitu',
      'Rubel',
      'Liton',
      'Farhana',
    ],
    family: [
      'Hossain',
      'Rahman',
      'Islam',
      'Akter',
      'Mia',
      'Sarkar',
      'Chowdhury',
      'Das',
      'Sheikh',
      'Molla',
      'Talukder',
      'Biswas',
    ],
  },
  sg: {
    given: [
      'Wei Ming',
      'Jun Hao',
      'Mei Ling',
      'Farid',
      'Nurul',
      'Arjun',
      'Priya',
      'Kelvin',
      'Hui Min',
      'Syafiq',
      'Desmond',
      'Kavitha',
    ],
    family: ['Tan', 'Lim', 'Lee', 'Ng', 'Rahim', 'Ismail', 'Kumar', 'Nair', 'Goh', 'Chua', 'Koh', 'Menon'],
  },
  bh: {
    given: [
      'Ali',
      'Hussain',
      'Yousif',
      'Khalid',
      'Mariam',
      'Sajid',
      'Rajesh',
      'Ahmed',
      'Hamad',
      'Noor',
      'Bilal',
      'Joseph',
    ],
    family: [
      'Al Dosari',
      'Hasan',
      'Al Sayed',
      'Khan',
      'Mathew',
      'Al Balushi',
      'Abbas',
      'Fernandes',
      'Saleh',
      'Iqbal',
      'Yaqoob',
    ],
  },
};

export const defaultNames: RiderNames = {
  given: [
    'Alex',
    'Mina',
    'Jonas',
    'Sara',
    'Leo',
    'Nadia',
    'Tomas',
    'Elena',
    'Omar',
    'Iris',
    'Daniel',
    'Vera',
    'Ivan',
    'Aya',
  ],
  family: [
    'Novak',
    'Silva',
    'Haddad',
    'Keller',
    'Rossi',
    'Lind',
    'Petrov',
    'Mensah',
    'Sato',
    'Costa',
    'Weber',
    'Kovac',
  ],
};
