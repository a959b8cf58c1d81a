import { allSettled, createWatch } from 'effector';
import { describe, expect, it } from 'vitest';
import { sessionEnded } from '../account/session/index.ts';
import { collectionLoaded, eventRecorded } from '../platform/analytics/index.ts';
import { jsonResponse } from '../testing/scripted-service.ts';
import { createPanelFixture, panelOrigin, say } from './test/open-panel.ts';

describe('help-centre bridge', () => {
  // Proves: help-centre.bridge
  it('follows the handshake and answers its first message', async () => {
    const { open, hear, posted, status } = await createPanelFixture();
    await open();

    const statuses: string[] = [];
    for (const type of ['init-will-start', 'init-started', 'init-done'] as const) {
      await hear(type);
      statuses.push(status());
    }

    expect(statuses).toEqual(['initializing', 'started', 'ready']);
    expect(posted).toEqual([[{ type: 'host-ready' }, panelOrigin]]);
  });

  // Proves: help-centre.bridge
  it.each(['init-failed', 'error'] as const)('fails after the message %s', async (type) => {
    const { open, hear, status, isListening } = await createPanelFixture();
    await open();

    await hear('init-will-start', type);

    expect([status(), isListening()]).toEqual(['failed', false]);
  });

  // Proves: help-centre.untrusted
  it('ignores and reports messages of a wrong origin, sender, shape or order', async () => {
    const { open, receive, reports, posted, status } = await createPanelFixture();
    await open();
    const start = say('init-will-start');

    const messages = [
      { origin: 'https://evil.example', data: start },
      { origin: `${panelOrigin}.evil.example`, data: start },
      { origin: 'http://help.example', data: start },
      { origin: 'null', data: start },
      { isFromPanel: false, data: start },
      { data: 'init-will-start' },
      { data: { type: 'init-will-start' } },
      { data: { ...start, channel: 'another' } },
      { data: { ...start, type: 'token' } },
      { data: null },
      { data: say('init-done') },
      { data: say('token-wanted') },
    ];
    for (const message of messages) await receive(message);

    expect([status(), posted]).toEqual(['connecting', []]);
    expect(reports).toEqual(
      [
        'origin',
        'origin',
        'origin',
        'origin',
        'source',
        'shape',
        'shape',
        'shape',
        'shape',
        'shape',
        'order',
        'order',
      ].map((reason) => ({ reason })),
    );
  });

  // Proves: analytics.errors
  it('passes only the reason of an ignored message to analytics', async () => {
    const { scope, open, receive } = await createPanelFixture();
    const recorded: unknown[] = [];
    createWatch({ unit: eventRecorded, scope, fn: (event) => recorded.push(event) });
    await allSettled(collectionLoaded, { scope });
    await open();

    await receive({ data: { channel: 'saddlebag:help-centre', type: 'Farhana Islam' } });
    await receive({ origin: 'https://evil.example', data: say('init-will-start') });

    expect(recorded).toEqual([
      { name: 'problem-reported', kind: 'shape' },
      { name: 'problem-reported', kind: 'origin' },
    ]);
  });

  // Proves: help-centre.token-refresh
  it('sends a new token every 55 minutes', async () => {
    const { open, hear, clock, posted } = await createPanelFixture();
    await open();
    await hear('init-will-start', 'init-started', 'init-done');
    posted.length = 0;

    await clock.advance(3_299_999);
    const before = [...posted];
    await clock.advance(1);
    await clock.advance(3_300_000);

    expect(before).toEqual([]);
    expect(posted.map(([message]) => message)).toEqual([
      { type: 'token', token: 'token-2' },
      { type: 'token', token: 'token-3' },
    ]);
  });

  // Proves: help-centre.bridge
  it('sends a token when the panel asks for one', async () => {
    const { open, hear, posted } = await createPanelFixture();
    await open();

    await hear('init-will-start', 'token-wanted');

    expect(posted.at(-1)).toEqual([{ type: 'token', token: 'token-2' }, panelOrigin]);
  });

  // Proves: help-centre.bridge
  it('denies a token that the service refuses', async () => {
    const { open, hear, posted } = await createPanelFixture({
      token: (count) =>
        count === 1 ? jsonResponse(200, { result: 'token-1' }) : jsonResponse(403, { message: 'no' }),
    });
    await open();

    await hear('init-will-start', 'init-started', 'init-done', 'token-wanted');

    expect(posted.at(-1)).toEqual([{ type: 'token-denied' }, panelOrigin]);
  });

  it('stops with the session and sends no further token', async () => {
    const { open, hear, clock, scope, tokenUrls, status, isListening } = await createPanelFixture();
    await open();
    await hear('init-will-start', 'init-started', 'init-done');

    await allSettled(sessionEnded, { scope });
    await clock.advance(7_200_000);

    expect([status(), isListening(), tokenUrls.length]).toEqual(['idle', false, 1]);
  });
});
