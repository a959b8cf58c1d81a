import { expect } from 'storybook/test';
import { allSettled } from 'effector';
import { $loadTexts, $supportedLanguages, languageChosen } from '@saddlebag/domain/i18n';
import { ScopeProvider } from '@saddlebag/domain/react';
import { orderFixture, seedScope } from '@saddlebag/domain/testing';
import { build } from '../../../../build.ts';
import { loadTexts } from '../../../../load-texts.ts';
import { slipPapers, type SlipPaper } from './slip-paper.model.ts';
import { Slip } from './slip.tsx';
import type { Order } from '@saddlebag/domain/api';
import type { Meta, StoryObj } from '@storybook/react-vite';

interface SlipStoryArgs {
  readonly order: Order;
}

const order = orderFixture();
const widths: Readonly<Record<SlipPaper, string>> = { '58mm': '58mm', '80mm': '80mm', A6: '105mm' };

const meta = {
  title: 'Portal/Handover slip',
  args: { order },
  loaders: [
    async ({ globals }) => {
      const { language } = globals as Readonly<Record<string, unknown>>;
      const scope = seedScope({
        values: [
          [$loadTexts, loadTexts],
          [$supportedLanguages, build.languages],
        ],
      });
      await allSettled(languageChosen, { scope, params: typeof language === 'string' ? language : 'en' });
      return { scope };
    },
  ],
  render: ({ order: shown }, { loaded }) => (
    <ScopeProvider scope={loaded['scope'] as ReturnType<typeof seedScope>}>
      <main className="flex flex-wrap items-start gap-4 p-4">
        <h1 className="sr-only">{shown.id}</h1>
        {slipPapers.map((paper) => (
          <div key={paper} style={{ inlineSize: widths[paper] }} className="max-w-full shadow-raised">
            <Slip order={shown} paper={paper} />
          </div>
        ))}
      </main>
    </ScopeProvider>
  ),
} satisfies Meta<SlipStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Papers: Story = {};

/** Nothing leaves the paper, whatever the customer and the vendor typed. */
export const Longest: Story = {
  args: {
    order: orderFixture({
      pickupCode: 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
      amount: 123456789,
      customer: {
        ...order.customer,
        name: 'Wolfeschlegelsteinhausenbergerdorff Welche Vor Altern Waren Gewissenhaft Schafers '.repeat(3),
      },
    }),
  },
  play: async ({ canvasElement }) => {
    for (const slip of canvasElement.querySelectorAll<HTMLElement>('[data-slot=slip]'))
      await expect(slip.scrollWidth).toBeLessThanOrEqual(slip.clientWidth);
  },
};

export const Arabic: Story = { globals: { language: 'ar', brand: 'falaj' } };

export const Dark: Story = { globals: { theme: 'dark' } };
