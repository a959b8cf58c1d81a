import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { helpMessageCharacters, type HelpMessage } from '@saddlebag/domain/contracts';
import { ContactForm } from './contact-form.tsx';
import { loadPanelTexts, PanelI18nProvider } from './panel-i18n.tsx';
import type { SendResult } from './send-message.ts';

const open = async (...results: readonly SendResult[]) => {
  const send = vi.fn<(message: HelpMessage) => Promise<SendResult>>();
  for (const result of results) send.mockResolvedValueOnce(result);
  render(
    <PanelI18nProvider t={await loadPanelTexts('en')}>
      <ContactForm send={send} />
    </PanelI18nProvider>,
  );
  return { send, user: userEvent.setup() };
};
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');
const press = () => screen.getByRole('button', { name: 'Send' });
const sentMessages = (send: { readonly mock: { readonly calls: readonly [HelpMessage][] } }) =>
  send.mock.calls.map(([message]) => message);

describe('ContactForm', () => {
  it('asks for a message and focuses its field, until the message is edited', async () => {
    const { send, user } = await open();
    await user.click(press());

    await screen.findByText('Write your message.');
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(send).not.toHaveBeenCalled();

    await user.type(field(), 'W');
    expect(screen.queryByText('Write your message.')).toBeNull();
  });

  it('refuses a message that is too long', async () => {
    const { send, user } = await open();
    await user.click(field());
    await user.paste('a'.repeat(helpMessageCharacters + 1));
    await user.click(press());

    await screen.findByText('Your message is too long. Shorten it to 2,000 characters.');
    expect(document.activeElement).toBe(field());
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps a message that was not sent, and sends it again with the same id', async () => {
    const { send, user } = await open('not-sent', 'sent', 'sent');
    await user.type(field(), 'Where is my rider?');
    await user.click(press());
    await screen.findByText('Your message was not sent. Check your connection and try again.');
    expect(field().value).toBe('Where is my rider?');

    await user.click(press());
    await screen.findByText('Thank you. We answer by email within a day.');
    expect(field().value).toBe('');
    await user.type(field(), 'And my refund?');
    await user.click(press());
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3));

    const [first, second, third] = sentMessages(send);
    expect(second).toEqual(first);
    expect(third?.text).toBe('And my refund?');
    expect(third?.id).not.toBe(first?.id);
  });

  it('keeps a half-typed message when the portal changes its language', async () => {
    onTestFinished(() => {
      location.hash = '';
      document.documentElement.removeAttribute('lang');
      document.documentElement.removeAttribute('dir');
    });
    const { user } = await open();
    await user.type(field(), 'Where is my rider?');
    location.hash = 'lang=ar-BH&scheme=dark';

    const arabicField = await screen.findByLabelText<HTMLTextAreaElement>('رسالتك');
    expect(arabicField.value).toBe('Where is my rider?');
    expect(document.documentElement).toMatchObject({ lang: 'ar-BH', dir: 'rtl' });
  });

  it('keeps the confirmation when the vendor presses twice', async () => {
    const { send, user } = await open('sent');
    await user.type(field(), 'Where is my rider?');
    await user.click(press());
    await screen.findByText('Thank you. We answer by email within a day.');
    await user.click(press());

    expect(screen.queryByText('Write your message.')).toBeNull();
    expect(screen.queryByText('Thank you. We answer by email within a day.')).not.toBeNull();
    expect(send).toHaveBeenCalledTimes(1);
  });
});
