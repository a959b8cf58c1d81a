import { expect } from 'storybook/test';
import { TextArea } from './text-area.tsx';
import { TextAreaCounted } from './examples/counter.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/TextArea', component: TextArea } satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj;

export const WithCounter: Story = {
  render: () => <TextAreaCounted />,
  play: async ({ canvas, userEvent }) => {
    const notes = canvas.getByLabelText('Notes in bytes');
    await expect(canvas.getByText('15 / 30 bytes')).toBeVisible();

    await userEvent.type(notes, ' ওপরে ডানে');

    await expect(notes).toHaveValue('দোতলা ওপরে ডানে');
    await expect(notes).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getAllByText('11 bytes too many')).toHaveLength(2);
  },
};
