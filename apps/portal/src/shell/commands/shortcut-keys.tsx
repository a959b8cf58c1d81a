import { isAppleDevice } from '../../shortcuts/index.ts';

/** The keys that open the palette, as this device names them. */
export const paletteKeys = (): readonly string[] => [isAppleDevice() ? '⌘' : 'Ctrl', 'K'];

/** Shows the keys of a shortcut. */
export function ShortcutKeys({ keys, className = '' }: ShortcutKeysProps) {
  return (
    <span className={`flex shrink-0 gap-1.5 ${className}`}>
      {keys.map((key) => (
        <kbd
          key={key}
          className="rounded-control border border-border bg-sunken px-2 py-0.5 font-sans text-sm text-text"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}

interface ShortcutKeysProps {
  readonly keys: readonly string[];
  readonly className?: string;
}
