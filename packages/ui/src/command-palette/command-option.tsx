import { markLabel } from './command.ts';
import type { ComponentProps } from 'react';
import type { Command } from './command.ts';

/** One command in the list. Renders a `<div role="option">`. Style it through `[data-highlighted]`. */
export function CommandOption({ command, query, top, isHighlighted, ...props }: CommandOptionProps) {
  const { label, icon, shortcut } = command;
  return (
    <div
      {...props}
      data-slot="command-option"
      data-highlighted={isHighlighted ? '' : undefined}
      className="sb-command-option"
      style={{ transform: `translateY(${String(top)}px)` }}
    >
      {icon && <span className="sb-command-icon">{icon}</span>}
      <bdi className="sb-command-label">
        {markLabel(label, query).map(({ start, text, isMatch }) =>
          isMatch ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
        )}
      </bdi>
      {shortcut && (
        <span data-slot="command-shortcut" className="sb-command-shortcut">
          {shortcut.map((key) => (
            <kbd key={key} className="sb-kbd">
              {key}
            </kbd>
          ))}
        </span>
      )}
    </div>
  );
}

interface CommandOptionProps extends ComponentProps<'div'> {
  readonly command: Command;
  readonly query: string;
  /** Pixels from the top of the list. */
  readonly top: number;
  readonly isHighlighted: boolean;
}
