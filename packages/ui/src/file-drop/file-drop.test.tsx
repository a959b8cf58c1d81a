import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { FileDrop } from './index.ts';
import type { FileDropRootProps, FileStatus } from './index.ts';

const nothing = () => undefined;
const sheet = (name = 'orders.xlsx') => new File([Uint8Array.of(0x50, 0x4b, 3, 4)], name);
const show = (props: Partial<FileDropRootProps> = {}) =>
  render(<FileDrop.Root label="Orders" accept={['.xlsx']} onFilesAccept={nothing} {...props} />);
const zone = () => document.querySelector('[data-slot="file-drop-zone"]')!;
const input = () => document.querySelector<HTMLInputElement>('[data-slot="file-drop-input"]')!;
const held = (...files: readonly File[]) => ({
  dataTransfer: {
    files,
    items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
    types: ['Files'],
  },
});

const item = (status: FileStatus, actions: Partial<Parameters<typeof FileDrop.Item>[0]> = {}) => (
  <FileDrop.Root label="Orders" accept={['.xlsx']} onFilesAccept={nothing}>
    <FileDrop.Item name="orders.xlsx" size={2048} status={status} {...actions} />
  </FileDrop.Root>
);

describe('a file drop', () => {
  describeConformance('FileDrop.Root', {
    slot: 'field',
    render: (props) => <FileDrop.Root {...props} label="Orders" accept={['.xlsx']} onFilesAccept={nothing} />,
  });
  describeConformance('FileDrop.Item', {
    slot: 'file-drop-item',
    render: (props) => (
      <FileDrop.Root label="Orders" accept={['.xlsx']} onFilesAccept={nothing}>
        <FileDrop.Item {...props} name="orders.xlsx" size={1} status={{ kind: 'ready' }} />
      </FileDrop.Root>
    ),
  });

  it('opens the file dialog by a real button that label and hint describe', async () => {
    show({ hint: 'One file.' });
    const open = vi.fn();
    input().addEventListener('click', open);
    const button = screen.getByRole('button', { name: 'Orders Choose a file' });

    await userEvent.tab();
    expect(button).toBe(document.activeElement);
    await userEvent.keyboard('{Enter}');

    expect(open).toHaveBeenCalledTimes(1);
    expect(input().accept).toBe('.xlsx');
    expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe('One file.');
  });

  it('hands over a chosen file', async () => {
    const accept = vi.fn<FileDropRootProps['onFilesAccept']>();
    show({ onFilesAccept: accept });

    await userEvent.upload(input(), sheet());

    await vi.waitFor(() => {
      expect(accept.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([['orders.xlsx']]);
    });
    expect(screen.getByRole('status').textContent).toBe('orders.xlsx was added');
  });

  it('takes a dropped file, and shows while it is held over it', async () => {
    const accept = vi.fn<FileDropRootProps['onFilesAccept']>();
    show({ onFilesAccept: accept });

    fireEvent.dragEnter(zone(), held(sheet()));
    await screen.findByText('Let go to add the file');
    expect(zone().getAttribute('data-state')).toBe('drag-over');
    fireEvent.drop(zone(), held(sheet()));

    await vi.waitFor(() => {
      expect(accept).toHaveBeenCalledTimes(1);
    });
    expect(zone().getAttribute('data-state')).toBe('idle');
  });

  it('takes one of two, and says so', async () => {
    const accept = vi.fn<FileDropRootProps['onFilesAccept']>();
    show({ onFilesAccept: accept });

    fireEvent.drop(zone(), held(sheet('first.xlsx'), sheet('second.xlsx')));

    await screen.findAllByText('Only the first file was taken.');
    expect(accept.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([['first.xlsx']]);
  });

  it('refuses what is not right, with the reason shown and said', async () => {
    const accept = vi.fn();
    show({ onFilesAccept: accept, check: () => Promise.resolve('Not a spreadsheet') });

    await userEvent.upload(input(), sheet());

    await screen.findAllByText('Not a spreadsheet');
    expect(screen.getByRole('status').textContent).toBe('Not a spreadsheet');
    expect(document.querySelector('[data-slot="field-error"]')?.textContent).toBe('Not a spreadsheet');
    expect(accept).not.toHaveBeenCalled();
  });

  it('says that it reads while a file is looked into', async () => {
    let finish: (reason: null) => void = nothing;
    show({ check: () => new Promise((resolve) => (finish = resolve)) });

    await userEvent.upload(input(), sheet());
    await vi.waitFor(() => {
      expect(zone().getAttribute('data-state')).toBe('reading');
    });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Reading the file');

    await act(async () => {
      finish(null);
      await Promise.resolve();
    });
    await vi.waitFor(() => {
      expect(zone().getAttribute('data-state')).toBe('idle');
    });
  });

  it('keeps the browser from opening a file that is dropped beside it', () => {
    show();
    const drop = createEvent.drop(document.body, held(sheet()));

    fireEvent(document.body, drop);

    expect(drop.defaultPrevented).toBe(true);
  });

  it.each<[FileStatus, string, readonly string[]]>([
    [{ kind: 'uploading', percent: 42 }, 'Uploading', ['Cancel']],
    [{ kind: 'processing' }, 'Being checked', ['Cancel']],
    [{ kind: 'done' }, 'Done', ['Remove']],
    [{ kind: 'failed', reason: 'No connection' }, 'No connection', ['Try again', 'Remove']],
  ])('says how far a file is (%o), and offers what can be done', (status, words, actions) => {
    render(item(status, { onCancel: nothing, onRetry: nothing, onRemove: nothing }));

    const row = screen.getByRole('group', { name: 'orders.xlsx' });
    expect(row.querySelector('bdi')?.textContent).toBe('orders.xlsx');
    expect(row.querySelector('[role=status]')?.textContent).toBe(words);
    expect([...row.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(actions);
  });

  it('shows how much of a file has gone', () => {
    render(item({ kind: 'uploading', percent: 42 }));

    expect(screen.getByRole('progressbar', { name: 'Uploading' }).getAttribute('aria-valuenow')).toBe('42');
  });

  it('removes a file by Delete, and gives the focus back to the button', async () => {
    function Example() {
      const [isThere, setThere] = useState(true);
      return (
        <FileDrop.Root label="Orders" accept={['.xlsx']} onFilesAccept={nothing}>
          {isThere && (
            <FileDrop.Item
              name="orders.xlsx"
              size={1}
              status={{ kind: 'failed', reason: 'No connection' }}
              onRetry={nothing}
              onRemove={() => {
                setThere(false);
              }}
            />
          )}
        </FileDrop.Root>
      );
    }
    render(<Example />);
    screen.getByRole('button', { name: 'Try again' }).focus();

    await userEvent.keyboard('{Delete}');

    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByRole('button', { name: 'Orders Choose a file' })).toBe(document.activeElement);
  });
});
