import { use, useId, useRef, useState } from 'react';
import { FieldContext } from '../field/field-context.ts';
import { useFieldControl } from '../field/use-field-control.ts';
import { ChevronDownIcon } from '../icon/chevron-down-icon.tsx';
import { GlobeIcon } from '../icon/globe-icon.tsx';
import { cn } from '../internals/cn.ts';
import { useControllableState } from '../internals/use-controllable-state.ts';
import { useNarrowScreen } from '../internals/use-narrow-screen.ts';
import { LanguageName } from './language-name.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { languagePickerLabels } from './language-picker.labels.ts';
import { LanguageSheet } from './language-sheet.tsx';
import { useEscapeInside } from './use-escape-inside.ts';
import type { ComponentProps } from 'react';
import type { LanguageOption } from './language-option.ts';
import type { LanguagePickerLabels } from './language-picker.labels.ts';

/**
 * Chooses the language of the page: a button with the current one, and behind it all others by their own
 * names. They open below the button, or over the whole screen of a phone.
 *
 * Renders a `<div>` around the `<button>` that takes all other props. Style it through `[data-state]`,
 * `[data-slot=language-trigger]` and `[data-slot=language-option]`.
 */
export function LanguagePicker({
  languages,
  value,
  defaultValue,
  onValueChange,
  labels,
  name,
  className,
  ...props
}: LanguagePickerProps) {
  const words = { ...languagePickerLabels, ...labels };
  const panelId = useId();
  // The label of a field would stand for all the button says: the current language belongs to its name.
  const labelId = use(FieldContext)?.labelId ?? `${panelId}-label`;
  const currentId = `${panelId}-current`;
  const { disabled = false, ...control } = useFieldControl(props);
  const isNarrow = useNarrowScreen();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [announced, announce] = useState<LanguageOption | null>(null);
  const [tag, setTag] = useControllableState({
    value,
    defaultValue: defaultValue ?? languages[0]?.tag ?? '',
    onChange: onValueChange,
  });
  const current = languages.find((language) => language.tag === tag);

  const close = () => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('[data-slot=language-trigger]')?.focus();
  };
  useEscapeInside(root, isOpen && !isNarrow, close);

  const panel = {
    languages,
    value: tag,
    labels: words,
    disabled,
    onPick: (language: LanguageOption) => {
      close();
      if (language.tag === tag) return;
      announce(language);
      setTag(language.tag);
    },
  };

  return (
    <div ref={root} data-slot="language-picker" className={cn('sb-language', className)}>
      <button
        {...props}
        {...control}
        type="button"
        disabled={disabled}
        aria-labelledby={`${labelId} ${currentId}`}
        aria-expanded={isOpen}
        aria-controls={isOpen && !isNarrow ? panelId : undefined}
        aria-haspopup={isNarrow ? 'dialog' : undefined}
        data-slot="language-trigger"
        data-state={isOpen ? 'open' : 'closed'}
        className="sb-language-trigger"
        onClick={(event) => {
          props.onClick?.(event);
          setOpen(!isOpen);
        }}
      >
        <GlobeIcon />
        <span id={`${panelId}-label`} className="sr-only">
          {words.language}:
        </span>
        <span id={currentId} className="sb-language-current">
          {current && <LanguageName language={current} />}
        </span>
        <ChevronDownIcon size={18} />
      </button>
      {isNarrow ? (
        <LanguageSheet open={isOpen} onOpenChange={setOpen} {...panel} />
      ) : (
        isOpen && (
          <div id={panelId} className="sb-language-below">
            <LanguagePanel {...panel} />
          </div>
        )
      )}
      {name !== undefined && <input type="hidden" name={name} value={tag} disabled={disabled} />}
      <span role="status" lang={announced?.tag} dir={announced?.dir} className="sr-only">
        {announced?.changed}
      </span>
    </div>
  );
}

export interface LanguagePickerProps extends Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'children' | 'type'
> {
  readonly languages: readonly LanguageOption[];
  /** The tag of the current language. */
  readonly value?: string | undefined;
  readonly defaultValue?: string;
  /** Another language was chosen; passing over one chooses nothing. */
  readonly onValueChange?: ((tag: string) => void) | undefined;
  readonly labels?: Partial<LanguagePickerLabels> | undefined;
}
