import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { FileDrop } from './index.ts';
import type { FileDropRootProps, FileStatus } from './index.ts';

const noop = () => undefined;
const createSpreadsheet = (name = 'orders.xlsx') => new File([Uint8Array.of(0x50, 0x4b, 3, 4)], name);
const renderFileDrop = (props: Partial<FileDropRootProps> = {}) =>
  render(<FileDrop.Root label="Orders" accept={['.xlsx']} onFilesAccept={noop} {...props} />);
const dropZone = () => document.querySelector('[data-slot="file-drop-zone"]')!;
const fileInput = () => document.querySelector<HTMLInputElement>('[data-slot="file-drop-input"]')!;
const dragData = (...files: readonly File[]) => ({
  dataTransfer: {
    files,
    items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
    types: ['Files'],
  },
});

const fileItem = (status: FileStatus, actions: Partial<Parameters<typeof FileDrop.Item>[0]> = {}) => (
  <FileDrop.Root label="Orders" accept={['.xlsx']} onFilesAccept={noop}>
    <FileDrop.Item name="orders.xlsx" size={2048} status={status} {...actions} />
  </FileDrop.Root>
);

describe('FileDrop', () => {
  describeConformance('FileDrop.Root', {
    slot: 'field',
    render: (props) => <FileDrop.Root {...props} label="Orders" accept={['.xlsx']} onFilesAccept={noop} />,
  });
  describeConformance('FileDrop.Item', {
    slot: 'file-drop-item',
    render: (props) => (
      <FileDrop.Root label="Orders" accept={['.xlsx']} onFilesAccept={noop}>
        <FileDrop.Item {...props} name="orders.xlsx" size={1} status={{ kind: 'ready' }} />
      </FileDrop.Root>
    ),
  });

  it('opens the file dialog from a button named by the label and described by the hint', async () => {
    renderFileDrop({ hint: 'One file.' });
    const onInputClick = vi.fn();
    fileInput().addEventListener('click', onInputClick);
    const button = screen.getByRole('button', { name: 'Orders Choose a file' });

    await userEvent.tab();
    expect(button).toBe(document.activeElement);
    await userEvent.keyboard('{Enter}');

    expect(onInputClick).toHaveBeenCalledTimes(1);
    expect(fileInput().accept).toBe('.xlsx');
    expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe('One file.');
  });

  it('passes a selected file to onFilesAccept', async () => {
    const accept = vi.fn<FileDropRootProps['onFilesAccept']>();
    renderFileDrop({ onFilesAccept: accept });

    await userEvent.upload(fileInput(), createSpreadsheet());

    await vi.waitFor(() => {
      expect(accept.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([['orders.xlsx']]);
    });
    expect(screen.getByRole('status').textContent).toBe('orders.xlsx was added');
  });

  it('highlights the zone during a drag and accepts the dropped file', async () => {
    const accept = vi.fn<FileDropRootProps['onFilesAccept']>();
    renderFileDrop({ onFilesAccept: accept });

    fireEvent.dragEnter(dropZone(), dragData(createSpreadsheet()));
    await screen.findByText('Let go to add the file');
    expect(dropZone().getAttribute('data-state')).toBe('drag-over');
    fireEvent.drop(dropZone(), dragData(createSpreadsheet()));

    await vi.waitFor(() => {
      expect(accept).toHaveBeenCalledTimes(1);
    });
    expect(dropZone().getAttribute('data-state')).toBe('idle');
  });

  it('shows a message when it accepts only the first of two files', async () => {
    const accept = vi.fn<FileDropRootProps['onFilesAccept']>();
    renderFileDrop({ onFilesAccept: accept });

    fireEvent.drop(dropZone(), dragData(createSpreadsheet('first.xlsx'), createSpreadsheet('second.xlsx')));

    await screen.findAllByText('Only the first file was taken.');
    expect(accept.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([['first.xlsx']]);
  });

  it('shows and announces why a file is rejected', async () => {
    const accept = vi.fn();
    renderFileDrop({ onFilesAccept: accept, check: () => Promise.resolve('Not a spreadsheet') });

    await userEvent.upload(fileInput(), createSpreadsheet());

    await screen.findAllByText('Not a spreadsheet');
    expect(screen.getByRole('status').textContent).toBe('Not a spreadsheet');
    expect(document.querySelector('[data-slot="field-error"]')?.textContent).toBe('Not a spreadsheet');
    expect(accept).not.toHaveBeenCalled();
  });

  it('announces the reading state while a check is pending', async () => {
    let finish: (reason: null) => void = noop;
    renderFileDrop({ check: () => new Promise((resolve) => (finish = resolve)) });

    await userEvent.upload(fileInput(), createSpreadsheet());
    await vi.waitFor(() => {
      expect(dropZone().getAttribute('data-state')).toBe('reading');
    });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Reading the file');

    await act(async () => {
      finish(null);
      await Promise.resolve();
    });
    await vi.waitFor(() => {
      expect(dropZone().getAttribute('data-state')).toBe('idle');
    });
  });

  it('prevents the browser from opening a file dropped outside the zone', () => {
    renderFileDrop();
    const drop = createEvent.drop(document.body, dragData(createSpreadsheet()));

    fireEvent(document.body, drop);

    expect(drop.defaultPrevented).toBe(true);
  });

  it.each<[FileStatus, string, readonly string[]]>([
    [{ kind: 'uploading', percent: 42 }, 'Uploading', ['Cancel']],
    [{ kind: 'processing' }, 'Being checked', ['Cancel']],
    [{ kind: 'done' }, 'Done', ['Remove']],
    [{ kind: 'failed', reason: 'No connection' }, 'No connection', ['Try again', 'Remove']],
  ])('announces the status %o as %j and offers the actions %j', (status, announcement, actions) => {
    render(fileItem(status, { onCancel: noop, onRetry: noop, onRemove: noop }));

    const row = screen.getByRole('group', { name: 'orders.xlsx' });
    expect(row.querySelector('bdi')?.textContent).toBe('orders.xlsx');
    expect(row.querySelector('[role=status]')?.textContent).toBe(announcement);
    expect([...row.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(actions);
  });

  it('exposes the upload progress to screen readers', () => {
    render(fileItem({ kind: 'uploading', percent: 42 }));

    expect(screen.getByRole('progressbar', { name: 'Uploading' }).getAttribute('aria-valuenow')).toBe('42');
  });

  it('removes a file on Delete and focuses the button that chooses a file', async () => {
    function Example() {
      const [isPresent, setPresent] = useState(true);
      return (
        <FileDrop.Root label="Orders" accept={['.xlsx']} onFilesAccept={noop}>
          {isPresent && (
            <FileDrop.Item
              name="orders.xlsx"
              size={1}
              status={{ kind: 'failed', reason: 'No connection' }}
              onRetry={noop}
              onRemove={() => {
                setPresent(false);
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
