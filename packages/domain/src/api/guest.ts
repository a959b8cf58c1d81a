import { createEffect } from 'effector';
import { guestLoginContract } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { Session } from './entities.ts';
import type { ApiFailure } from './failures.ts';

/** Starts a guest session (POST /login/guest). Guests have no email and no refresh token. */
export const loginAsGuestFx = createEffect<{ readonly country: string }, Session, ApiFailure>(({ country }) =>
  callService(guestLoginContract, { body: { country_code: country } }).then(({ result }) => ({
    user: { id: `guest:${result.guest_id}`, email: '' },
    accessToken: result.token,
    idToken: '',
    refreshToken: '',
    expiresAt: result.expires,
  })),
);
