import {
  isBlank,
  isCountryCode,
  isPasswordStrong,
  limits,
  registrationLimits,
  type CountryCode,
  type Point,
  type RegistrationBody,
  type WirePlace,
  type registerContract,
} from '@saddlebag/domain/contracts';
import { reverseGeocode, type City } from '../city/index.ts';
import { randomText } from '../cryptography/encoding.ts';
import type { CreationHandler } from '../http/mount.ts';
import { Refusal, tooManyRequests } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import type { Account, StoredVendor } from '../store/tables.ts';
import { findNearbyAddress, offsetPoint } from '../vendors/nearby-address.ts';
import { generateVendorId } from '../vendors/vendor-id.ts';
import { buildWireVendor } from '../vendors/wire-vendor.ts';
import { findAccount, normalizeEmail, normalizeMobile } from './find-account.ts';
import { findGuest, transferOrders, type Guest } from './guest-orders.ts';
import { busyRetrySeconds } from './password-hashing.ts';
import { hashPassword } from './password.ts';
import { platformVendors, type PlatformVendor } from './platform-vendors.ts';
import { getSignInName } from './sign-in-name.ts';

const refuse = (message: string): never => {
  throw new Refusal(400, message, `account.error.${message}`);
};

const characterCount = (text: string): number => Array.from(text).length;
const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text);
const isMobile = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text);

/** Checks the rules that the schema cannot express. Throws a 400. */
const checkBody = (body: RegistrationBody): void => {
  if (body.email_address === null && body.mobile_number === null) refuse('contact-missing');
  if (body.email_address !== null && !isEmail(normalizeEmail(body.email_address))) refuse('email-invalid');
  if (body.mobile_number !== null && !isMobile(normalizeMobile(body.mobile_number))) refuse('mobile-invalid');
  if (!isPasswordStrong(body.password)) refuse('password-weak');
  const { vat_number: vatNumber = null } = body;
  if (vatNumber !== null && characterCount(vatNumber) !== limits.vatNumberCharacters) refuse('vat-invalid');
};

/** Finds a platform vendor. The refusal does not reveal whether the code or the email is wrong. */
const findPlatformVendor = (code: string, email: string): PlatformVendor =>
  platformVendors.find(
    (vendor) => vendor.code === code.trim().toUpperCase() && vendor.email === normalizeEmail(email),
  ) ?? refuse('vendor-unknown');

interface NewShop {
  readonly name: string;
  readonly country: CountryCode;
  /** Undefined for a business without a platform. */
  readonly platform?: PlatformVendor;
}

const readShop = (body: RegistrationBody): NewShop => {
  if (body.registration_type === 'PV') {
    const platform = findPlatformVendor(body.vendor_code, body.vendor_email);
    return { name: platform.name, country: platform.country, platform };
  }
  const name = body.business_name.trim().normalize('NFC');
  if (isBlank(name) || characterCount(name) > registrationLimits.businessName)
    refuse('business-name-invalid');
  const country = isCountryCode(body.country_code) ? body.country_code : refuse('country-unknown');
  return { name, country };
};

/** Throws a 400 if the email, the mobile number or the platform vendor already has an account. */
const refuseTaken = (service: Service, account: Account, { platform }: NewShop): void => {
  const names = [account.email, account.mobile].filter((name) => name != null);
  if (names.some((name) => findAccount(service, name) !== undefined)) refuse('account-exists');
  if (platform === undefined) return;
  for (const { wire } of service.store.all('vendor'))
    if (wire.client_vendor_id === platform.code) refuse('vendor-taken');
};

/**
 * Finds where a new vendor is: at the last pick-up that it entered as a guest, or where its platform says. The
 * place is null if neither is known. The point is then the city's centre.
 */
const findShopPlace = (
  city: City,
  { platform }: NewShop,
  { pickUp }: Guest,
): { readonly place: WirePlace['address'] | null; readonly point: Point } => {
  const address = pickUp && reverseGeocode(city, pickUp)?.address;
  if (pickUp && address) return { place: { ...address, ...pickUp }, point: pickUp };
  if (platform === undefined) return { place: null, point: city.center };
  return findNearbyAddress(city, offsetPoint(city.center, platform.east, platform.north));
};

const buildVendor = (service: Service, account: Account, shop: NewShop, guest: Guest): StoredVendor => {
  const id = generateVendorId(service);
  const city = service.cityOf(shop.country);
  const { place, point } = findShopPlace(city, shop, guest);
  const wire = buildWireVendor(
    {
      id,
      name: shop.name,
      phone: account.mobile ?? null,
      owner: getSignInName(account),
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
    wire: { ...wire, client_vendor_id: shop.platform?.code ?? null },
  };
};

/**
 * Registers an account with one vendor. A guest keeps their orders, and the guest's last pick-up becomes the
 * vendor's place. Otherwise a business without a platform has no place until its owner enters one, so its
 * requests ask for an origin. The password is hashed before taken names are refused, so that response time
 * does not reveal existing accounts.
 */
export const registerAccount: CreationHandler<typeof registerContract> = async ({ body }, service) => {
  checkBody(body);
  const shop = readShop(body);
  if (!service.passwordHashing.hasRoom()) throw tooManyRequests(busyRetrySeconds, 'account.error.service');
  const account: Account = {
    id: `a-${randomText(9)}`,
    email: body.email_address === null ? null : normalizeEmail(body.email_address),
    ...(body.mobile_number !== null && { mobile: normalizeMobile(body.mobile_number) }),
    passwordHash: await hashPassword(body.password, service.passwordHashing.deriveKey),
  };
  const guest = await findGuest(service, body.guest_token);
  return () => {
    refuseTaken(service, account, shop);
    const vendor = buildVendor(service, account, shop, guest);
    return {
      changes: [
        { table: 'account', record: account },
        { table: 'vendor', record: vendor },
        ...transferOrders(service, guest, vendor),
      ],
      responseBody: { result: { vendor_id: vendor.id } },
    };
  };
};
