import { BrandSheet } from './examples/brand-sheet.tsx';
import { ColorTokens } from './examples/color-tokens.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Brand' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Sheet: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => (
    <BrandSheet brandId={String(globals['brand'])} language={String(globals['language'])} />
  ),
};

export const SheetDark: Story = { ...Sheet, globals: { theme: 'dark' } };

export const SheetFalaj: Story = { ...Sheet, globals: { brand: 'falaj' } };

export const SheetRightToLeft: Story = { ...Sheet, globals: { brand: 'falaj', language: 'ar' } };

export const SheetBengali: Story = { ...Sheet, globals: { language: 'bn' } };

export const SheetCompact: Story = { ...Sheet, globals: { density: 'compact' } };

export const Colors: Story = { render: () => <ColorTokens /> };
