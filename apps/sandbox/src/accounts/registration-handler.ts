import {
  isCountryCode,
  isPasswordStrong,
  registrationLimits,
  type CountryCode,
  type RegistrationBody,
  type registerContract,
} from '@saddlebag/domain/contracts';
import { randomText, randomUint32 } from '../cryptography/encoding.ts';
import type { CreationHandler } from '../http/mount.ts';
import { Refusal } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import type { Account, StoredVendor } from '../store/tables.ts';
import { addressNear, pointAt } from '../vendors/nearby-address.ts';
import { wireVendor } from '../vendors/wire-vendor.ts';
import { nameOf } from './account-name.ts';
import { findAccount, normalizeEmail, normalizeMobile } from './find-account.ts';
import { guestOf, handOver, type Guest } from './guest-deliveries.ts';
import { hashPassword } from './password.ts';
import { platformVendors, type PlatformVendor } from './platform-vendors.ts';

const refuse = (message: string): never => {
  throw new Refusal(400, message, `account.error.${message}`);
};

const characters = (text: string): number => Array.from(text).length;
const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text);
const isMobile = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text);

/** Checks what the schema cannot. */
const check = (body: RegistrationBody): void => {
  if (body.email_address === null && body.mobile_number === null) refuse('contact-missing');
  if (body.email_address !== null && !isEmail(normalizeEmail(body.email_address))) refuse('email-invalid');
  if (body.mobile_number !== null && !isMobile(normalizeMobile(body.mobile_number))) refuse('mobile-invalid');
  if (!isPasswordStrong(body.password)) refuse('password-weak');
  if (body.vat_number !== null && characters(body.vat_number) > registrationLimits.vatNumber)
    refuse('vat-invalid');
};

/** A code and its email belong together, or nothing is said about either. */
const platformVendorOf = (code: string, email: string): PlatformVendor =>
  platformVendors.find(
    (vendor) => vendor.code === code.trim().toUpperCase() && vendor.email === normalizeEmail(email),
  ) ?? refuse('vendor-unknown');

interface NewShop {
  readonly name: string;
  readonly country: CountryCode;
  readonly east: number;
  readonly north: number;
  readonly platformCode?: string;
}

/** Metres from the centre to either side: near enough for the middle of the city to be in reach. */
const spread = 600;

/** Where a business that no platform knows happens to be. */
const somewhere = (): number => (randomUint32() % (2 * spread)) - spread;

const shopOf = (body: RegistrationBody): NewShop => {
  if (body.registration_type === 'PV') {
    const { code, ...vendor } = platformVendorOf(body.vendor_code, body.vendor_email);
    return { ...vendor, platformCode: code };
  }
  const name = body.business_name.trim().normalize('NFC');
  if (name === '' || characters(name) > registrationLimits.businessName) refuse('business-name-invalid');
  const country = isCountryCode(body.country_code) ? body.country_code : refuse('country-unknown');
  return { name, country, east: somewhere(), north: somewhere() };
};

/** An id of four letters and digits that no vendor has. */
const newVendorId = (service: Service): string => {
  for (;;) {
    const id = randomText(9)
      .toLowerCase()
      .replaceAll(/[^a-z\d]/g, '')
      .slice(0, 4);
    if (id.length === 4 && service.store.find('vendor', id) === undefined) return id;
  }
};

const refuseTaken = (service: Service, account: Account, { platformCode }: NewShop): void => {
  const names = [account.email, account.mobile].filter((name) => name != null);
  if (names.some((name) => findAccount(service, name) !== undefined)) refuse('account-exists');
  if (platformCode === undefined) return;
  for (const { wire } of service.store.all('vendor'))
    if (wire.client_vendor_id === platformCode) refuse('vendor-taken');
};

const vendorFor = (service: Service, account: Account, shop: NewShop, guest: Guest): StoredVendor => {
  const id = newVendorId(service);
  const city = service.cityOf(shop.country);
  const spot = guest.pickUp ?? pointAt(city.center, shop.east, shop.north);
  const { place, point } = addressNear(city, spot);
  const wire = wireVendor(
    {
      id,
      name: shop.name,
      phone: account.mobile ?? null,
      owner: nameOf(account),
      country: shop.country,
      pickUpMinutes: 15,
      parentId: null,
      isParent: false,
    },
    place,
  );
  return {
    id,
    accountId: account.id,
    groupId: id,
    country: shop.country,
    point,
    wire: { ...wire, client_vendor_id: shop.platformCode ?? null },
  };
};

/** Makes an account with one vendor at a place of the city; of a guest with their deliveries, where they were picked up last. The password is hashed before it is said what is taken. */
export const register: CreationHandler<typeof registerContract> = async ({ body }, service) => {
  check(body);
  const shop = shopOf(body);
  const account: Account = {
    id: `a-${randomText(9)}`,
    email: body.email_address === null ? null : normalizeEmail(body.email_address),
    ...(body.mobile_number !== null && { mobile: normalizeMobile(body.mobile_number) }),
    passwordHash: await hashPassword(body.password, service.cryptography.deriveKey),
  };
  const guest = await guestOf(service, body.guest_token);
  return () => {
    refuseTaken(service, account, shop);
    const vendor = vendorFor(service, account, shop, guest);
    return {
      changes: [
        { table: 'account', record: account },
        { table: 'vendor', record: vendor },
        ...handOver(service, guest, vendor),
      ],
      answer: { result: { vendor_id: vendor.id } },
    };
  };
};
