import { useState } from 'react';
import type { KeyboardEvent } from 'react';

/** Where the cursor goes after an edit. */
export type EditEnd = 'stay' | 'down' | 'up' | 'next' | 'previous';

const endOf = ({ key, shiftKey }: KeyboardEvent): EditEnd | null => {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return null;
};

const focusAtEnd = (input: HTMLInputElement | null) => {
  input?.focus({ preventScroll: true });
  input?.setSelectionRange(input.value.length, input.value.length);
};

/** The field in which a cell is edited. Enter, Tab and a lost focus save the text. Escape discards it. */
export function CellEditor({ label, initialText, onCommit, onCancel }: CellEditorProps) {
  const [text, setText] = useState(initialText);
  return (
    <input
      ref={focusAtEnd}
      data-slot="data-grid-editor"
      className="sb-grid-editor"
      aria-label={label}
      dir="auto"
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
      }}
      onBlur={() => {
        onCommit(text, 'stay');
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        const end = endOf(event);
        if (end === null && event.key !== 'Escape') return;
        event.preventDefault();
        if (end === null) onCancel();
        else onCommit(text, end);
      }}
    />
  );
}

interface CellEditorProps {
  readonly label: string;
  readonly initialText: string;
  readonly onCommit: (text: string, end: EditEnd) => void;
  readonly onCancel: () => void;
}
