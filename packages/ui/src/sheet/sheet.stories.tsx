import { expect, waitFor } from 'storybook/test';
import { SheetOrderOverMap } from './examples/order-over-map.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Sheet' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Half: Story = { render: () => <SheetOrderOverMap /> };

export const Peek: Story = { render: () => <SheetOrderOverMap height="peek" /> };

export const Full: Story = { render: () => <SheetOrderOverMap height="full" /> };

/** The body keeps its scroll position while the height changes. */
export const Heights: Story = {
  render: () => <SheetOrderOverMap />,
  play: async ({ canvas, userEvent }) => {
    const handle = canvas.getByRole('slider', { name: 'Height of the details' });
    const body = canvas.getByRole('region', { name: 'Steps' });
    const sheet = handle.closest<HTMLElement>('[data-slot=sheet]');
    const heightOf = () => sheet?.offsetHeight ?? 0;
    const half = heightOf();
    body.scrollTop = 100;

    handle.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(heightOf()).toBe(512));
    await expect(handle).toHaveAttribute('aria-valuetext', 'Full');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(heightOf()).toBeLessThan(half / 2));
    await userEvent.click(handle);
    await waitFor(() => expect(heightOf()).toBe(half));

    await expect(body.scrollTop).toBe(100);
  },
};

export const RightToLeft: Story = {
  render: () => <SheetOrderOverMap />,
  globals: { language: 'ar', brand: 'falaj', theme: 'dark' },
};
