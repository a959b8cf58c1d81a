import { brands } from 'virtual:saddlebag-brands';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sheetModes } from '../../../../.storybook/modes.ts';
import { BrandSheet } from './examples/brand-sheet.tsx';
import { BrandSwitch } from './examples/brand-switch.tsx';
import { ColorTokens } from './examples/color-tokens.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Brand' } satisfies Meta;
export default meta;

type Story = StoryObj;

const sheetStory: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => (
    <BrandSheet brandId={String(globals['brand'])} language={String(globals['language'])} />
  ),
};

export const Sheet: Story = {
  ...sheetStory,
  tags: ['brand-sheet'],
  parameters: { layout: 'fullscreen', chromatic: { modes: sheetModes } },
};

export const SheetDark: Story = { ...sheetStory, globals: { theme: 'dark' } };

export const SheetFalaj: Story = { ...sheetStory, globals: { brand: 'falaj' } };

export const SheetRightToLeft: Story = { ...sheetStory, globals: { brand: 'falaj', language: 'ar' } };

export const SheetBengali: Story = { ...sheetStory, globals: { language: 'bn' } };

export const SheetCompact: Story = { ...sheetStory, globals: { density: 'compact' } };

export const Colors: Story = { render: () => <ColorTokens /> };

const onRender = fn();

export const SwitchWithoutRendering: Story = {
  render: () => <BrandSwitch onRender={onRender} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(onRender).toHaveBeenCalled());
    // React may run the effect that reports a render shortly after painting.
    await waitFor(() => expect(onRender).toHaveBeenCalled());
    onRender.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Draw again' }));
    await canvas.findByText('Drawn by React: 2');
    await expect(onRender).toHaveBeenCalled();
    // React may run the effect that reports a render shortly after painting.
    await waitFor(() => expect(onRender).toHaveBeenCalled());
    onRender.mockClear();

    const root = document.documentElement;
    const initialBrand = root.dataset['brand'];
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(canvasElement, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    const [header] = canvasElement.getElementsByTagName('header');
    const headers = brands.map(({ id, name }) => {
      root.dataset['brand'] = id;
      const [logo, ...others] = canvas.getAllByRole('img');
      return { name, logo, others, color: header && getComputedStyle(header).backgroundColor };
    });
    root.dataset['brand'] = initialBrand;

    for (const { name, logo, others } of headers) {
      await expect(logo).toHaveAccessibleName(name);
      await expect(others).toEqual([]);
    }
    await expect(new Set(headers.map(({ color }) => color)).size).toBe(brands.length);
    observer.disconnect();
    await expect(changes).toEqual([]);
    await expect(onRender).not.toHaveBeenCalled();
  },
};
