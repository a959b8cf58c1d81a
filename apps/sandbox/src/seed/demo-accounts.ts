import type { CountryCode } from '@saddlebag/domain/contracts';

/** A vendor of a demo account. */
export interface DemoShop {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  /** Metres east of the city's centre. */
  readonly east: number;
  /** Metres north of the city's centre. */
  readonly north: number;
  readonly pickUpMinutes: number;
  /** Why orders of the vendor need an origin: it has no coordinates, or its flags require one. */
  readonly origin?: 'unknown' | 'asked';
  /** Whether the riders carry a card reader for the vendor's customers. */
  readonly hasCardOnDelivery?: boolean;
}

export interface DemoAccount {
  readonly id: string;
  readonly email: string;
  /** Hash of `demoPassword`. The fixed salt is acceptable because the password is public. */
  readonly passwordHash: string;
  readonly country: CountryCode;
  /** What the account is for. Printed with it. */
  readonly note?: string;
  /** The first one is the parent vendor of the others. */
  readonly shops: readonly [DemoShop, ...DemoShop[]];
}

/** The password of every demo account. */
export const demoPassword = 'Saddle1!bag';

export const demoAccounts: readonly DemoAccount[] = [
  {
    id: 'a-dhaka-01',
    email: 'demo@saddlebag.test',
    passwordHash: 'scrypt$16384$8$5$yhVrLRroGcwnLTwwXJg-jg$5HkNhM1cj8_452vc1dNInAzcCS18Yv_tkUgAfgMiCnc',
    country: 'bd',
    shops: [
      { id: 'y0ud', name: 'Jolchobi Kitchen', phone: '+8801712004410', east: 0, north: 0, pickUpMinutes: 15 },
      {
        id: 'k7rm',
        name: 'Jolchobi Lakeside',
        phone: '+8801712004411',
        east: 900,
        north: 1300,
        pickUpMinutes: 12,
      },
      {
        id: 'p2wn',
        name: 'জলছবি পুরান বাজার',
        phone: '+8801712004412',
        east: -1200,
        north: -1600,
        pickUpMinutes: 18,
        hasCardOnDelivery: true,
      },
      {
        id: 't9xe',
        name: 'Jolchobi Sweets & Tea',
        phone: '+8801712004413',
        east: -1700,
        north: 700,
        pickUpMinutes: 8,
      },
    ],
  },
  {
    id: 'a-singapore-01',
    email: 'single@saddlebag.test',
    passwordHash: 'scrypt$16384$8$5$W10YQne_ZAMBbdeSQfqk1w$9D9SPBwU0R-zji-IhD8y8laT1HqSbylIzWn-jHMDLGk',
    country: 'sg',
    note: 'pays online',
    shops: [
      {
        id: 'q4hs',
        name: 'Tidewater Noodle Bar',
        phone: '+6562200148',
        east: 0,
        north: 0,
        pickUpMinutes: 15,
      },
    ],
  },
  {
    id: 'a-bahrain-01',
    email: 'bahrain@saddlebag.test',
    passwordHash: 'scrypt$16384$8$5$T9Zf7pWImB9FMb3DwJo4Cw$Q9fCUzlRwgAKWkuL4hTXDti2cnGqxm75xF5j8EzMGcI',
    country: 'bh',
    shops: [
      { id: 'b6vl', name: 'مطبخ شراع اللؤلؤ', phone: '+97317200148', east: 0, north: 0, pickUpMinutes: 15 },
    ],
  },
  {
    id: 'a-dhaka-02',
    email: 'popup@saddlebag.test',
    passwordHash: 'scrypt$16384$8$5$yhVrLRroGcwnLTwwXJg-jg$5HkNhM1cj8_452vc1dNInAzcCS18Yv_tkUgAfgMiCnc',
    country: 'bd',
    shops: [
      {
        id: 'w3ps',
        name: 'Mela Kitchen',
        phone: '+8801712004420',
        east: 300,
        north: 200,
        pickUpMinutes: 10,
        origin: 'unknown',
      },
      {
        id: 'n8tk',
        name: 'Mela Food Truck',
        phone: '+8801712004421',
        east: 300,
        north: 200,
        pickUpMinutes: 10,
        origin: 'asked',
      },
    ],
  },
  {
    id: 'a-dhaka-03',
    email: 'test@saddlebag.test',
    passwordHash: 'scrypt$16384$8$5$yhVrLRroGcwnLTwwXJg-jg$5HkNhM1cj8_452vc1dNInAzcCS18Yv_tkUgAfgMiCnc',
    country: 'bd',
    shops: [
      {
        id: 't35t',
        name: 'Test Counter',
        phone: '+8801712004430',
        east: -300,
        north: 400,
        pickUpMinutes: 15,
      },
    ],
  },
];
