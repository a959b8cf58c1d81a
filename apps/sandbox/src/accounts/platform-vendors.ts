import type { CountryCode } from '@saddlebag/domain/contracts';

/** A vendor of a delivery platform. Registering its account requires its code and its email. */
export interface PlatformVendor {
  readonly code: string;
  /** Email known to the platform, in lower case. */
  readonly email: string;
  readonly name: string;
  readonly country: CountryCode;
  /** Metres east of the city's centre. */
  readonly east: number;
  /** Metres north of the city's centre. */
  readonly north: number;
}

export const platformVendors: readonly PlatformVendor[] = [
  {
    code: 'LT-2048',
    email: 'counter@laltip.example.test',
    name: 'Lal Tip Tehari',
    country: 'bd',
    east: 500,
    north: -700,
  },
  {
    code: 'MB-7731',
    email: 'orders@monsoonbakes.example.test',
    name: 'Monsoon Bakes',
    country: 'bd',
    east: -900,
    north: 400,
  },
  {
    code: 'TK-5150',
    email: 'hello@tiffinkaki.example.test',
    name: 'Tiffin Kaki',
    country: 'sg',
    east: 400,
    north: 300,
  },
];
