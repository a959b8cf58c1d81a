import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { allSettled, createEvent, createStore } from 'effector';
import { createRowEditing, type BulkRow } from '@saddlebag/domain/bulk-editing';
import type { ExportRows, Workbook } from '@saddlebag/domain/history';
import {
  $loadTexts,
  $supportedLanguages,
  languageChosen,
  provideTexts,
  type Texts,
} from '@saddlebag/domain/i18n';
import { ScopeProvider } from '@saddlebag/domain/react';
import { sampleRow, sampleRows, sampleValidation, seedScope } from '@saddlebag/domain/testing';
import { downloadFileFx } from '../../../download-file.ts';
import { build } from '../../../build.ts';
import { loadTexts } from '../../../load-texts.ts';
import en from '../../../locales/en.json';
import { BulkGrid } from './index.ts';
import { writeRestFx } from './rest-download.model.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** The messages of the sample rules. */
const problems: Readonly<Record<string, Texts>> = {
  en: {
    'name-missing': 'Enter the customer’s name.',
    phone: 'Enter a phone number with 11 digits.',
    amount: 'Enter the amount as digits.',
    address: 'Enter the whole address.',
    'too-long': 'The text has more than {{count}} characters.',
    duplicate: 'Row {{row}} has the same phone number and address.',
  },
  ar: {
    'name-missing': 'اكتب اسم العميل.',
    phone: 'اكتب رقم هاتف من 11 رقمًا.',
    amount: 'اكتب المبلغ بالأرقام.',
    address: 'اكتب العنوان كاملًا.',
    'too-long': 'النص أطول من {{count}} حرف.',
    duplicate: 'الصف {{row}} فيه الرقم والعنوان نفسهما.',
  },
};
provideTexts('en', { action: en.action, bulk: { ...en.bulk, problem: problems['en'] ?? {} } });

const loadStoryTexts = async (tag: string): Promise<Texts> => {
  const texts = await loadTexts(tag);
  return { ...texts, bulk: { ...(texts['bulk'] as Texts), problem: problems[tag] ?? {} } };
};

const rowsLoaded = createEvent<readonly BulkRow[]>();
const $validation = createStore(sampleValidation, { serialize: 'ignore' });
const editing = createRowEditing({ rows: rowsLoaded, $validation });

const faultyRows: readonly BulkRow[] = [
  sampleRow(0),
  sampleRow(1, { recipient_phone_number: '01711-223344', amount: '1,200' }),
  sampleRow(2, { recipient_phone_number: '01711 223355' }),
  sampleRow(3, { recipient_name: '', recipient_address: 'Road' }),
  sampleRow(4),
  { ...sampleRow(4), id: 'copy', rowNumber: 7 },
];

/** The cells of the files that a story wrote. */
const restFiles = new WeakMap<object, ExportRows>();

interface GridStoryArgs {
  readonly rows: readonly BulkRow[];
  readonly layout?: 'auto' | 'cards';
}

const meta = {
  title: 'Portal/Bulk order/Grid',
  args: { rows: faultyRows },
  // Printing thousands of rows is slow.
  parameters: { layout: 'fullscreen', docs: { source: { type: 'code' } } },
  argTypes: { rows: { control: false } },
  loaders: [
    async ({ args, globals }) => {
      const { language } = globals as Readonly<Record<string, unknown>>;
      const scope = seedScope({
        values: [
          [$loadTexts, loadStoryTexts],
          [$supportedLanguages, build.languages],
        ],
        handlers: [
          [
            writeRestFx,
            ({ rows }: Workbook) => {
              restFiles.set(scope, rows);
              return new Uint8Array();
            },
          ],
          [downloadFileFx, () => undefined],
        ],
      });
      await allSettled(languageChosen, { scope, params: typeof language === 'string' ? language : 'en' });
      await allSettled(rowsLoaded, { scope, params: args.rows });
      return { scope };
    },
  ],
  render: ({ layout }, { loaded }) => (
    <ScopeProvider scope={loaded['scope'] as ReturnType<typeof seedScope>}>
      <main className="p-4">
        <h1 className="sr-only">Bulk upload</h1>
        <BulkGrid editing={editing} {...(layout ? { layout } : {})} />
      </main>
    </ScopeProvider>
  ),
} satisfies Meta<GridStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

/** Corrects one cell with its suggested value, and takes it back. */
export const Errors: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: /^01711-223344/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use “01711223344”' }));
    await expect(canvas.getByRole('gridcell', { name: '01711223344' })).toBeVisible();
    await expect(canvas.getByText('3 rows with errors')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('gridcell', { name: /^01711-223344/ })).toBeVisible();
  },
};

/** A row stays under the cursor after its last error is corrected. */
export const Filter: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Only rows with errors' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('gridcell', { name: /^01711 223355/ }));
    await userEvent.keyboard('01711223355{Tab}');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);

    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
  },
};

export const FixAll: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fix all 2 cells' }));
    await expect(canvas.getByText('2 rows with errors')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Fix all 2 cells' })).toBeNull();
  },
};

/** Writes the rows with errors and their reasons to a file. */
export const DownloadRest: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, loaded }) => {
    const scope = loaded['scope'] as ReturnType<typeof seedScope>;
    await userEvent.click(canvas.getByRole('button', { name: 'Download the rest as XLSX with reasons' }));
    await waitFor(() => expect(restFiles.get(scope)).toHaveLength(4));
    await expect(restFiles.get(scope)?.[1]?.at(-1)).toBe(
      'Customer’s phone: Enter a phone number with 11 digits. Amount: Enter the amount as digits.',
    );
  },
};

export const TwoThousandRows: Story = {
  args: { rows: [...sampleRows(1999), sampleRow(1999, { amount: 'many' })] },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1,?999 rows ready$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Customer 1' }));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /^many/ })).toBeVisible());
  },
};

/** All fields of one row in a drawer. */
export const RowDrawer: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Road/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the row' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Row 5' }, { timeout: 8000 }));
    await expect(drawer.getByRole('textbox', { name: 'Customer’s name' })).toHaveAccessibleDescription(
      'Enter the customer’s name.',
    );
    await userEvent.type(drawer.getByRole('textbox', { name: 'Customer’s name' }), 'Rahim');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Address' }), ' 11, Banani');
    const amount = drawer.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, 'many');
    await expect(amount).toHaveAccessibleDescription('Enter the amount as digits.');
    await userEvent.clear(amount);
    await userEvent.type(amount, '900');
    await expect(amount).not.toHaveAccessibleDescription();
    await userEvent.click(drawer.getByRole('button', { name: 'Save the row' }));
    await expect(await canvas.findByRole('gridcell', { name: 'Rahim' })).toBeVisible();
    await expect(canvas.getByText('2 rows with errors')).toBeVisible();
  },
};

/** Leaving a row asks before it discards what was typed. */
export const RowUnsaved: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Road/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the row' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Row 5' }, { timeout: 8000 }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Unit' }), '4B');
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Unit' })).toHaveValue('4B'));
  },
};

/** One card per row. */
export const Phone: Story = {
  args: { layout: 'cards' },
  globals: { language: 'en', ...phone },
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'Rows of the upload' }));
    await expect(cards.getByText('Enter the whole address.')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Edit the row' })[1] ?? document.body);
    const drawer = within(await screen.findByRole('dialog', { name: 'Row 3' }, { timeout: 8000 }));
    await userEvent.clear(drawer.getByRole('textbox', { name: 'Amount' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Amount' }), '1200{Enter}');
    await waitFor(() => expect(canvas.queryByText('Enter the amount as digits.')).toBeNull());
  },
};

/** The arrow keys follow the screen. */
export const RightToLeft: Story = {
  globals: { language: 'ar', brand: 'falaj' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Customer 1' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('gridcell', { name: '01711220000' })).toHaveFocus();
  },
};

export const RightToLeftPhone: Story = { args: { layout: 'cards' }, globals: { language: 'ar', ...phone } };

export const Empty: Story = {
  args: { rows: [] },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no rows left.')).toBeVisible();
  },
};
