import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Drawer } from '../drawer/index.ts';
import { allLanguages, fewLanguages } from './examples/languages.ts';
import { LanguagePreference } from './examples/preference.tsx';
import { LanguagePicker } from './index.ts';
import type { LanguagePickerProps } from './index.ts';

async function open(props: Partial<LanguagePickerProps> = {}) {
  const user = userEvent.setup();
  const onValueChange = vi.fn();
  render(<LanguagePicker languages={fewLanguages} defaultValue="bn" {...props} {...{ onValueChange }} />);
  const trigger = screen.getByRole('button');
  await user.click(trigger);
  return { user, onValueChange, trigger };
}

const radios = () => screen.getAllByRole('radio').map((radio) => radio.textContent.trim());
const focused = () => document.activeElement?.textContent;

describe('a language picker', () => {
  // Proves: piece.language-picker
  it('shows the current language first, each by its own name in its own language', async () => {
    const { trigger } = await open();

    expect(radios()).toEqual(['বাংলা Bangla', 'English', 'اردو Urdu']);
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    const urdu = screen.getByText('اردو');
    expect([urdu.tagName, urdu.lang, urdu.dir]).toEqual(['BDI', 'ur', 'rtl']);
  });

  it('never switches by passing over: arrows, Home and End move the focus alone', async () => {
    const { user, onValueChange } = await open();
    await user.tab();
    expect(focused()).toBe('বাংলা Bangla');

    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Home}{End}');

    expect(focused()).toBe('اردو Urdu');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('radio', { checked: true }).textContent).toBe('বাংলা Bangla');
  });

  // Proves: piece.language-picker
  it.each(['{Enter}', ' '])(
    'chooses with %j, closes, gives the focus back and says so in that language',
    async (key) => {
      const { user, onValueChange, trigger } = await open();
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

  it('says nothing when the language stays', async () => {
    const { user, onValueChange } = await open();

    await user.click(screen.getByRole('radio', { checked: true }));

    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('closes on Escape, and leaves the drawer around it open', async () => {
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

  it('searches by either name and by tag, whatever the accents, when there are more than ten', async () => {
    const { user } = await open({ languages: allLanguages, defaultValue: 'en' });
    const search = screen.getByRole('searchbox');

    await user.type(search, 'cestina');
    expect(radios()).toEqual(['Čeština Czech']);
    await user.clear(search);
    await user.type(search, 'tradit kong');
    expect(radios()).toEqual(['繁體中文（香港） Chinese, traditional (Hong Kong)']);
    await user.clear(search);
    await user.type(search, 'zebra');

    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getAllByText('No language found')).toHaveLength(2);
  });

  it('has no search for a few', async () => {
    await open();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('chooses the only language found on Enter, but not while a word is composed', async () => {
    const { user, onValueChange } = await open({ languages: allLanguages, defaultValue: 'en' });
    const search = screen.getByRole('searchbox');
    await user.type(search, 'greek');

    fireEvent.keyDown(search, { key: 'Enter', isComposing: true });
    expect(onValueChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('el');
  });

  it('takes the whole screen of a phone, and gives the focus back', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const { user, trigger, onValueChange } = await open();
    await screen.findByRole('dialog', { name: 'Language' });

    await user.click(screen.getByRole('radio', { name: 'English' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('en');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(trigger));
    vi.unstubAllGlobals();
  });

  it('is named by its field and the current language together', () => {
    render(<LanguagePreference initial="ur" />);

    expect(screen.getByRole('button', { name: 'Language of the portal اردو Urdu' })).toBeTruthy();
  });

  it('is part of a form', () => {
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
