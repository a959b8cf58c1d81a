import { describe, expect, it } from 'vitest';
import { toDraft, parseSheet } from '../draft/draft-sheet.ts';
import { draftDiscarded } from '../draft/draft.model.ts';
import { requestClosed } from '../flow/request.model.ts';
import { accountLeft } from '../../account/session/session.model.ts';
import { pasteUndone } from './paste.model.ts';
import { allFields, openPasteScreen } from './test/paste-screen.ts';

const bankAlert =
  'Dear customer, BDT 12,500.00 was debited from your account ending 4471. Not you? Call 01711-223304.';

describe('a paste', () => {
  it('keeps its unreviewed fields while another screen is open', async () => {
    const screen = await openPasteScreen();
    await screen.paste();
    await screen.fire(requestClosed);
    await screen.open();
    expect(screen.unreviewedFields()).toEqual(allFields);

    await screen.fire(pasteUndone);
    expect(screen.draft()).toMatchObject({ customerName: '', amount: '', destinationText: '' });
  });

  it('has no unreviewed fields after the draft is discarded or the account leaves', async () => {
    for (const endEvent of [draftDiscarded, accountLeft]) {
      const screen = await openPasteScreen();
      await screen.paste();
      await screen.fire(endEvent);
      expect(screen.unreviewedFields()).toEqual([]);
    }
  });

  it('explains why it fills nothing', async () => {
    const screen = await openPasteScreen();
    await screen.paste({});
    expect(screen.notice()).toBe('nothing-said');

    await screen.pasteText(bankAlert);
    expect(screen.notice()).toBe('not-an-order');
    expect(screen.unreviewedFields()).toEqual([]);

    await screen.pasteText('Name: Farhana Islam\nPhone: 01711-223304\nHouse 12, Lake Road, Banani');
    expect(screen.notice()).toBeNull();
    await screen.fire(pasteUndone);

    await screen.type('customerName', 'Ayesha');
    await screen.paste({ name: 'Farhana Islam' });
    expect(screen.notice()).toBe('all-left-out');
    expect(screen.draft().customerName).toBe('Ayesha');

    // The field already has this value.
    await screen.paste({ name: 'Ayesha' });
    expect(screen.notice()).toBeNull();
  });

  it('is stored with the draft until it is undone', async () => {
    const screen = await openPasteScreen();
    const stored = () => {
      const sheet = parseSheet(screen.storage.read(`saddlebag:draft:${screen.vendor.id}`) ?? '');
      return sheet && toDraft(sheet);
    };
    await screen.paste();
    await screen.clock.advance(600);
    expect(stored()).toMatchObject({ customerName: 'Farhana Islam', paymentMethod: 'CASH_ON_DELIVERY' });

    await screen.fire(pasteUndone);
    await screen.clock.advance(600);
    expect(stored()).toMatchObject({ customerName: '', paymentMethod: null });
  });
});
