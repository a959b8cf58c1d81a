import { expect, waitFor } from 'storybook/test';
import { FileDropOrderFile } from './examples/order-file.tsx';
import { FileDropStates } from './examples/states.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/FileDrop' } satisfies Meta;
export default meta;

type Story = StoryObj;

const findFileInput = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The story rendered no file input, so no file can be selected.');
  return input;
};

export const Empty: Story = {
  render: () => <FileDropOrderFile />,
};

export const Accepted: Story = {
  render: () => <FileDropOrderFile />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const file = new File([Uint8Array.of(0x50, 0x4b, 3, 4, 0)], 'orders.xlsx');
    await userEvent.upload(findFileInput(canvasElement), file);

    await canvas.findByRole('group', { name: 'orders.xlsx' });
  },
};

export const Rejected: Story = {
  render: () => <FileDropOrderFile />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.upload(findFileInput(canvasElement), new File(['name;phone'], 'orders.xlsx'));

    await waitFor(() =>
      expect(canvasElement.querySelector('[data-slot="field-error"]')).toHaveTextContent(
        'This is not a spreadsheet',
      ),
    );
  },
};

export const States: Story = {
  render: () => <FileDropStates />,
};

export const RightToLeft: Story = {
  render: () => <FileDropStates />,
  globals: { language: 'ar' },
};
