import type { RegistrationForm } from '@saddlebag/domain/registration';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory, portalLoader, type PortalStoryArgs } from '../../stories/portal-story.tsx';
import type { OpenPortal } from '../../stories/open-portal.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Portal/Register',
  // The source as written: printing the live portal with its scope would take the docs longer than showing it.
  parameters: { layout: 'fullscreen', docs: { source: { type: 'code' } } },
  args: { path: '/register', account: null },
  loaders: [portalLoader()],
  render: (_, { loaded }) => <PortalStory portal={loaded['portal'] as OpenPortal} />,
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const slow = { timeout: 8000 };

const filled: RegistrationForm = {
  type: 'NPV',
  businessName: 'Lal Tip Tehari',
  vendorCode: '',
  vendorEmail: '',
  email: 'owner@example.test',
  mobile: { text: '01712-004410', e164: '+8801712004410' },
  vatNumber: '',
  isTermsAccepted: true,
};

/** A device on which the form was filled in before the page was loaded again. */
const keptForm = (form: Partial<RegistrationForm>) => ({
  'saddlebag:registration': JSON.stringify({
    until: Date.UTC(2100, 0, 1),
    form: { ...filled, ...form },
  }),
});

export const Default: Story = {};

export const Business: Story = { args: { stored: keptForm({}) } };

export const PlatformVendor: Story = {
  args: {
    stored: keptForm({
      type: 'PV',
      vendorCode: 'LT-2048',
      vendorEmail: 'counter@laltip.example.test',
    }),
  },
};

export const FieldsMissing: Story = {
  args: {
    stored: keptForm({
      businessName: '',
      email: '',
      mobile: { text: '', e164: null },
      isTermsAccepted: false,
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create the account' }, slow));

    await expect(await canvas.findByText('Type the name of your business.')).toBeVisible();
    await expect(canvas.getByText('The account needs your consent to the terms.')).toBeVisible();
    // It moves with the next frame, once what is wrong is on screen.
    await waitFor(() => expect(canvas.getByLabelText('Business name')).toHaveFocus());
  },
  globals: { language: 'en' },
};

export const AccountExists: Story = {
  args: { stored: keptForm({ email: 'demo@saddlebag.test' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Password', {}, slow), 'N3w-saddle-bag');
    await userEvent.type(canvas.getByLabelText('Password, once more'), 'N3w-saddle-bag');
    await userEvent.click(canvas.getByRole('button', { name: 'Create the account' }));

    await expect(await canvas.findByText(/There is an account with this email/, {}, slow)).toBeVisible();
    await expect(canvas.getByLabelText('Business name')).toHaveValue('Lal Tip Tehari');
  },
  globals: { language: 'en' },
};

export const Arabic: Story = { args: { stored: keptForm({}) }, globals: { language: 'ar' } };
