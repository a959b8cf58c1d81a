import { expect, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadPanelTexts, PanelI18nProvider } from './panel-i18n.tsx';
import { Panel } from './panel.tsx';
import type { SendResult } from './send-message.ts';

interface StoryArgs {
  readonly result: SendResult;
}

const meta = {
  title: 'Portal/Help panel',
  parameters: { layout: 'fullscreen', docs: { source: { type: 'code' } } },
  args: { result: 'sent' },
  loaders: [
    async ({ globals }: { globals: Readonly<Record<string, unknown>> }) => ({
      t: await loadPanelTexts(typeof globals['language'] === 'string' ? globals['language'] : 'en'),
    }),
  ],
  render: ({ result }, { loaded }) => (
    <PanelI18nProvider t={loaded['t'] as Awaited<ReturnType<typeof loadPanelTexts>>}>
      <Panel send={() => Promise.resolve(result)} />
    </PanelI18nProvider>
  ),
} satisfies Meta<StoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Arabic: Story = { globals: { language: 'ar', brand: 'falaj' } };

/** The message was not written. */
export const Blank: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Write your message.')).toBeVisible();
    await expect(canvas.getByLabelText('Your message')).toHaveFocus();
  },
  globals: { language: 'en' },
};

/** The message stays, so that it can be sent again. */
export const NotSent: Story = {
  args: { result: 'not-sent' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Your message'), 'Where is my rider?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(
      await canvas.findByText('Your message was not sent. Check your connection and try again.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Your message')).toHaveValue('Where is my rider?');
  },
  globals: { language: 'en' },
};
