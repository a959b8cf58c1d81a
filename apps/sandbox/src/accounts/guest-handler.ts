import { guestVendor, isCountryCode, type guestLoginContract } from '@saddlebag/domain/contracts';
import { randomText } from '../cryptography/encoding.ts';
import type { Handler } from '../http/mount.ts';
import { Refusal } from '../http/refusal.ts';
import type { Account, StoredVendor } from '../store/tables.ts';
import { sandboxFlags } from '../vendors/flags.ts';
import { findNearbyAddress } from '../vendors/nearby-address.ts';
import { buildWireVendor } from '../vendors/wire-vendor.ts';

/**
 * Signs a guest in if the GuestCheckout flag allows it. Creates a vendor without coordinates and a token that
 * expires after a day.
 */
export const signInAsGuest: Handler<typeof guestLoginContract> = async ({ body }, service) => {
  const settings = service.settings.current();
  const isOpen = settings.flags.GuestCheckout ?? sandboxFlags.GuestCheckout;
  if (!isOpen) throw new Refusal(403, 'guest-checkout-closed', 'guest.error.closed');
  const country = isCountryCode(body.country_code) ? body.country_code : null;
  if (country === null) throw new Refusal(400, 'country-unknown', 'account.error.country-unknown');

  const account: Account = { id: `guest-${randomText(9)}`, email: null, passwordHash: '' };
  const city = service.cityOf(country);
  const { point } = findNearbyAddress(city, city.center);
  const vendor: StoredVendor = {
    id: account.id,
    accountId: account.id,
    groupId: account.id,
    country,
    point,
    wire: buildWireVendor(
      {
        id: guestVendor.id,
        name: guestVendor.name,
        phone: null,
        owner: '',
        country,
        pickUpMinutes: 15,
        parentId: null,
        isParent: false,
      },
      null,
    ),
  };
  const sessionId = randomText(16);
  const { tokens } = await service.tokens.issue(account, sessionId, undefined, settings.guest_token_seconds);
  const session = {
    id: sessionId,
    accountId: account.id,
    revoked: false,
    expiresAt: tokens.Expires * 1000,
  };
  service.save([
    { table: 'account', record: account },
    { table: 'vendor', record: vendor },
    { table: 'session', record: session },
  ]);
  return { result: { guest_id: account.id, token: tokens.AccessToken, expires: tokens.Expires } };
};
