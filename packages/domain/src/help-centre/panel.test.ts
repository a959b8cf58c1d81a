import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { sessionEnded, sessionStarted } from '../account/session/index.ts';
import { $notifications } from '../platform/notifications/index.ts';
import { sessionFixture } from '../testing/fixtures.ts';
import { jsonResponse } from '../testing/scripted-service.ts';
import { $panel, reloadAction } from './index.ts';
import { createPanelFixture, panelOrigin } from './test/open-panel.ts';

describe('help-centre panel', () => {
  // Proves: help-centre.init, call.get-help-centre-token
  it('starts with the token of the vendor and shows the returned address', async () => {
    const { open, scope, initBodies, tokenUrls } = await createPanelFixture();

    await open();

    expect(tokenUrls).toEqual(['/orders/api/v1/vendor/k4ch/hc_jwt_token']);
    expect(initBodies).toEqual([
      {
        user_id: 'user-1',
        email: 'demo@saddlebag.test',
        guest: false,
        name: 'Kacchi Corner',
        brand: 'mangrove',
        global_entity_id: 'MANGROVE_BD',
        country: 'bd',
        locale: 'en',
        app_version: 'web',
        verification_token: 'token-1',
        bridge: 'post-message-1',
        service_type: 'RIDER_REQUEST',
      },
    ]);
    expect(scope.getState($panel)).toMatchObject({ status: 'connecting', url: `${panelOrigin}/panel` });
  });

  it('starts once when the vendor opens it again', async () => {
    const { open, hear, initBodies, status } = await createPanelFixture();

    await open();
    await open();
    await hear('init-will-start', 'init-started', 'init-done');
    await open();

    expect([initBodies.length, status()]).toEqual([1, 'ready']);
  });

  // Proves: help-centre.failed
  it.each([
    ['the token is refused', { token: () => jsonResponse(403, { message: 'no' }) }],
    ['the help centre refuses to start', { init: () => jsonResponse(500, { message: 'no' }) }],
    ['the address is a script', { init: () => jsonResponse(200, { url: 'javascript:alert(1)' }) }],
  ])('offers to reload the page when %s', async (_, options) => {
    const { open, clock, scope, status } = await createPanelFixture(options);

    await open();
    await clock.advance(30_000);

    expect(status()).toBe('failed');
    expect(scope.getState($notifications)).toMatchObject([
      {
        tone: 'error',
        message: { key: 'help-center.failed' },
        action: { name: reloadAction, label: { key: 'action.reload' } },
      },
    ]);
  });

  // Proves: help-centre.failed
  it('fails when it does not finish its start in 20 s', async () => {
    const { open, clock, hear, status, isListening } = await createPanelFixture();
    await open();
    await hear('init-will-start');

    await clock.advance(20_000);

    expect([status(), isListening()]).toEqual(['failed', false]);
  });

  it('stays ready after the time for its start', async () => {
    const { open, clock, hear, status } = await createPanelFixture();
    await open();
    await hear('init-will-start', 'init-started', 'init-done');

    await clock.advance(20_000);

    expect(status()).toBe('ready');
  });

  it('starts again when the vendor opens it after a failure', async () => {
    let count = 0;
    const { open, clock, hear, status } = await createPanelFixture({
      init: () => {
        count += 1;
        return count === 1
          ? jsonResponse(400, { message: 'no' })
          : jsonResponse(200, { url: `${panelOrigin}/panel` });
      },
    });
    await open();
    const statusAfterFailure = status();

    await open();
    await clock.advance(0);
    await hear('init-will-start');

    expect([statusAfterFailure, status()]).toEqual(['failed', 'initializing']);
  });

  it('ignores an address that arrives after the session has ended', async () => {
    const { open, scope, clock, status } = await createPanelFixture();
    void open();
    await allSettled(sessionEnded, { scope });

    await allSettled(sessionStarted, { scope, params: sessionFixture() });
    await clock.advance(0);

    expect([status(), scope.getState($panel).url]).toEqual(['idle', null]);
  });
});
