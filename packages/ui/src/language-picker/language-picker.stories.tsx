import { expect, screen, waitFor, within } from 'storybook/test';
import { fewLanguages } from './examples/languages.ts';
import { LanguagePreference } from './examples/preference.tsx';
import { LanguagePicker } from './index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'UI/LanguagePicker',
  component: LanguagePicker,
  args: { languages: [] },
} satisfies Meta<typeof LanguagePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const openPicker: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('radiogroup');
};

export const All: Story = { render: () => <LanguagePreference />, play: openPicker };

export const Closed: Story = { render: () => <LanguagePreference initial="ur" /> };

export const Few: Story = {
  render: () => <LanguagePreference languages={fewLanguages} initial="bn" />,
  play: openPicker,
};

export const Disabled: Story = { render: () => <LanguagePreference disabled /> };

export const ByKeyboard: Story = {
  render: () => <LanguagePreference />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Tab}gree{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Ελληνικά Greek' })).toHaveFocus());
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent('English');

    await userEvent.keyboard(' ');

    const trigger = canvas.getByRole('button', { expanded: false });
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveTextContent('Ελληνικά');
    await expect(canvas.getByText('Η γλώσσα άλλαξε σε Ελληνικά')).toHaveAttribute('lang', 'el');
  },
};

export const NoMatches: Story = {
  render: () => <LanguagePreference />,
  play: async (context) => {
    await openPicker(context);
    await context.userEvent.type(screen.getByRole('searchbox'), 'klingon');
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => <LanguagePreference />,
  play: openPicker,
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  render: () => <LanguagePreference initial="ar" />,
  play: async (context) => {
    await openPicker(context);
    const list = screen.getByRole('radiogroup');
    const urdu = within(list).getByText('اردو');

    await expect(urdu).toHaveAttribute('dir', 'rtl');
    await expect(urdu).toHaveAttribute('lang', 'ur');
  },
};
