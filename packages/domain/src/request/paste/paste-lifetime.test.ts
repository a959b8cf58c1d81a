import { describe, expect, it } from 'vitest';
import { toDraft, parseSheet } from '../draft/draft-sheet.ts';
import { draftDiscarded } from '../draft/draft.model.ts';
import { requestClosed } from '../flow/request.model.ts';
import { accountLeft } from '../../account/session/session.model.ts';
import { pasteUndone } from './paste.model.ts';
import { all, openPasteScreen as open } from './test/paste-screen.ts';

describe('what was pasted', () => {
  it('keeps its marks while the vendor looks at another screen', async () => {
    const screen = await open();
    await screen.paste();
    await screen.fire(requestClosed);
    await screen.open();
    expect(screen.marks()).toEqual(all);

    await screen.fire(pasteUndone);
    expect(screen.draft()).toMatchObject({ customerName: '', amount: '', destinationText: '' });
  });

  it('has no marks and nothing to take back once the draft is thrown away, or the account has left', async () => {
    for (const ended of [draftDiscarded, accountLeft]) {
      const screen = await open();
      await screen.paste();
      await screen.fire(ended);
      expect(screen.marks()).toEqual([]);
    }
  });

  it('says why it fills nothing', async () => {
    const screen = await open();
    await screen.paste({});
    expect(screen.remark()).toBe('nothing-said');

    await screen.type('customerName', 'Ayesha');
    await screen.paste({ name: 'Farhana Islam' });
    expect(screen.remark()).toBe('all-left-out');
    expect(screen.draft().customerName).toBe('Ayesha');

    // It stands there already.
    await screen.paste({ name: 'Ayesha' });
    expect(screen.remark()).toBeNull();
  });

  it('is stored with the draft, and so is what was taken back', async () => {
    const screen = await open();
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
