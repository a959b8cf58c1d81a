import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Drawer } from '../drawer/index.ts';
import { allLanguages, fewLanguages } from './examples/languages.ts';
import { LanguagePreference } from './examples/preference.tsx';
import { LanguagePicker } from './index.ts';
import type { LanguagePickerProps } from './index.ts';

async function openPicker(props: Partial<LanguagePickerProps> = {}) {
  const user = userEvent.setup();
  const onValueChange = vi.fn();
  render(<LanguagePicker languages={fewLanguages} defaultValue="bn" {...props} {...{ onValueChange }} />);
  const trigger = screen.getByRole('button');
  await user.click(trigger);
  return { user, onValueChange, trigger };
}

const radioTexts = () => screen.getAllByRole('radio').map((radio) => radio.textContent.trim());
const focusedText = () => document.activeElement?.textContent;

describe('LanguagePicker', () => {
  // Proves: piece.language-picker
  it('lists the current language first and sets the lang and dir of each native name', async () => {
    const { trigger } = await openPicker();

    expect(radioTexts()).toEqual(['বাংলা Bangla', 'English', 'اردو Urdu']);
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    const urdu = screen.getByText('اردو');
    expect([urdu.tagName, urdu.lang, urdu.dir]).toEqual(['BDI', 'ur', 'rtl']);
  });

  it('moves focus without selecting on arrow keys, Home and End', async () => {
    const { user, onValueChange } = await openPicker();
    await user.tab();
    expect(focusedText()).toBe('বাংলা Bangla');

    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Home}{End}');

    expect(focusedText()).toBe('اردو Urdu');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('radio', { checked: true }).textContent).toBe('বাংলা Bangla');
  });

  // Proves: piece.language-picker
  it.each(['{Enter}', ' '])(
    'selects a language with %j, restores focus and announces the change',
    async (key) => {
      const { user, onValueChange, trigger } = await openPicker();
      await user.tab();

      await user.keyboard(`{End}${key}`);

      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ur');
      expect(screen.queryByRole('radiogroup')).toBeNull();
      expect(document.activeElement).toBe(trigger);
      const status = screen.getByRole('status');
      expect([status.textContent, status.lang]).toEqual(['زبان اردو کر دی گئی', 'ur']);
      expect(trigger.textContent).toContain('اردو');
    },
  );

  it('announces nothing when the current language is selected again', async () => {
    const { user, onValueChange } = await openPicker();

    await user.click(screen.getByRole('radio', { checked: true }));

    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('closes on Escape without closing the surrounding drawer', async () => {
    render(
      <Drawer.Root defaultOpen>
        <Drawer.Content>
          <Drawer.Title>Menu</Drawer.Title>
          <LanguagePicker languages={fewLanguages} defaultValue="en" />
        </Drawer.Content>
      </Drawer.Root>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button'));
    await user.tab();

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('searches a long list by native or English name, ignoring accents', async () => {
    const { user } = await openPicker({ languages: allLanguages, defaultValue: 'en' });
    const search = screen.getByRole('searchbox');

    await user.type(search, 'cestina');
    expect(radioTexts()).toEqual(['Čeština Czech']);
    await user.clear(search);
    await user.type(search, 'tradit kong');
    expect(radioTexts()).toEqual(['繁體中文（香港） Chinese, traditional (Hong Kong)']);
    await user.clear(search);
    await user.type(search, 'zebra');

    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getAllByText('No language found')).toHaveLength(2);
  });

  it('has no search field for a short list', async () => {
    await openPicker();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('selects the only match on Enter, except during IME composition', async () => {
    const { user, onValueChange } = await openPicker({ languages: allLanguages, defaultValue: 'en' });
    const search = screen.getByRole('searchbox');
    await user.type(search, 'greek');

    fireEvent.keyDown(search, { key: 'Enter', isComposing: true });
    expect(onValueChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('el');
  });

  it('opens as a dialog on narrow screens and restores focus after a selection', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const { user, trigger, onValueChange } = await openPicker();
    await screen.findByRole('dialog', { name: 'Language' });

    await user.click(screen.getByRole('radio', { name: 'English' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('en');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(trigger));
    vi.unstubAllGlobals();
  });

  it('combines field label and current language in its accessible name', () => {
    render(<LanguagePreference initial="ur" />);

    expect(screen.getByRole('button', { name: 'Language of the portal اردو Urdu' })).toBeTruthy();
  });

  it('submits its value with a form', () => {
    render(
      <form aria-label="Settings">
        <LanguagePicker languages={fewLanguages} defaultValue="ur" name="language" />
      </form>,
    );

    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('language')).toBe('ur');
  });

  describeConformance('LanguagePicker', {
    slot: 'language-picker',
    nativeSlot: 'language-trigger',
    render: (props) => <LanguagePicker {...props} languages={fewLanguages} />,
  });
});
