import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@saddlebag/ui/button';

interface ActionButtonProps extends ComponentProps<typeof Button> {
  readonly icon: ReactNode;
  /** A word or two. */
  readonly label: string;
  /** The accessible name, if the label alone is not clear. It must contain the label. */
  readonly name?: string;
  readonly onPress?: () => void;
}

/**
 * One of the quiet buttons below an order's status, with its label below the icon. Never narrower than its label.
 * If the row is too narrow for all buttons, the last ones move to a second row.
 */
export function ActionButton({ icon, label, name, onPress, ...props }: ActionButtonProps) {
  return (
    <Button
      {...(onPress && { onClick: onPress })}
      {...props}
      variant="ghost"
      className="min-h-target min-w-max flex-1 flex-col gap-1 px-2 py-2 text-xs whitespace-nowrap"
      startIcon={icon}
      aria-label={name}
    >
      {label}
    </Button>
  );
}
