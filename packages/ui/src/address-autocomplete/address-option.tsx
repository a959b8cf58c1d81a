import { PinIcon } from '../icon/pin-icon.tsx';
import { RefreshIcon } from '../icon/refresh-icon.tsx';
import { cn } from '../internals/cn.ts';
import { matchParts } from './match-parts.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { AddressRow } from './address-rows.ts';

/** One row of the list. Renders a `<div role="option">`; style it through `[data-type]` and `[data-highlighted]`. */
export function AddressOption({ row, query, retryLabel, isHighlighted, ...props }: AddressOptionProps) {
  const { icon, label, description } = content(row, query, retryLabel);
  return (
    <div
      {...props}
      data-slot="address-option"
      data-type={row.type}
      data-highlighted={isHighlighted ? '' : undefined}
      className={cn('sb-address-option', row.type !== 'item' && 'sb-address-action')}
    >
      <span className="sb-address-icon">{icon}</span>
      <span className="sb-address-text">
        <bdi className="sb-address-label">{label}</bdi>
        {description !== undefined && <bdi className="sb-address-description">{description}</bdi>}
      </span>
    </div>
  );
}

function content(row: AddressRow, query: string, retryLabel: string): RowContent {
  if (row.type === 'retry') return { icon: <RefreshIcon />, label: retryLabel };
  if (row.type === 'action') return { ...row.action, icon: row.action.icon ?? <PinIcon /> };
  const { label, icon, description } = row.item;
  return {
    icon: icon ?? <PinIcon />,
    description: description === undefined ? undefined : marked(description, query),
    label: marked(label, query),
  };
}

/**
 * The text with what was searched for marked in it. What stands between the marks is bare text: in an element of its own
 * some readers take the blanks off its ends, and say 'KadamLane'.
 */
const marked = (text: string, query: string): ReactNode =>
  matchParts(text, query).map((part) =>
    part.isMatch ? <mark key={part.start}>{part.text}</mark> : part.text,
  );

interface RowContent {
  readonly icon: ReactNode;
  readonly label: ReactNode;
  readonly description?: ReactNode;
}

interface AddressOptionProps extends ComponentProps<'div'> {
  readonly row: AddressRow;
  readonly query: string;
  readonly retryLabel: string;
  readonly isHighlighted: boolean;
}
