import type { RegistrationForm } from '@saddlebag/domain/registration';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loadTimeout, portalMeta, type PortalStoryArgs } from '../../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  ...portalMeta,
  title: 'Portal/Register',
  args: { path: '/register', account: null },
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const completeForm: RegistrationForm = {
  type: 'NPV',
  businessName: 'Lal Tip Tehari',
  vendorCode: '',
  vendorEmail: '',
  email: 'owner@example.test',
  mobile: { text: '01712-004410', e164: '+8801712004410' },
  vatNumber: '',
  isTermsAccepted: true,
};

/** Device storage with a complete registration form. */
const storedForm = (form: Partial<RegistrationForm>) => ({
  'saddlebag:registration': JSON.stringify({
    until: Date.UTC(2100, 0, 1),
    form: { ...completeForm, ...form },
  }),
});

export const Default: Story = {};

export const Business: Story = { args: { stored: storedForm({}) } };

export const PlatformVendor: Story = {
  args: {
    stored: storedForm({
      type: 'PV',
      vendorCode: 'LT-2048',
      vendorEmail: 'counter@laltip.example.test',
    }),
  },
};

export const FieldsMissing: Story = {
  args: {
    stored: storedForm({
      businessName: '',
      email: '',
      mobile: { text: '', e164: null },
      isTermsAccepted: false,
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create the account' }, loadTimeout));

    await expect(await canvas.findByText('Type the name of your business.')).toBeVisible();
    await expect(canvas.getByText('The account needs your consent to the terms.')).toBeVisible();
    // The focus moves one frame after the errors are rendered.
    await waitFor(() => expect(canvas.getByLabelText('Business name')).toHaveFocus());
  },
  globals: { language: 'en' },
};

export const AccountExists: Story = {
  args: { stored: storedForm({ email: 'demo@saddlebag.test' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Password', {}, loadTimeout), 'N3w!saddle-bag');
    await userEvent.type(canvas.getByLabelText('Password, once more'), 'N3w!saddle-bag');
    await userEvent.click(canvas.getByRole('button', { name: 'Create the account' }));

    // The message is far above the button, so it takes the focus.
    const message = await canvas.findByText(/There is an account with this email/, {}, loadTimeout);
    await waitFor(() => expect(message.parentElement).toHaveFocus());
    await expect(message.closest('[role=alert]')).toBeVisible();
    await expect(canvas.getByLabelText('Business name')).toHaveValue('Lal Tip Tehari');
  },
  globals: { language: 'en' },
};

export const Arabic: Story = { args: { stored: storedForm({}) }, globals: { language: 'ar' } };
