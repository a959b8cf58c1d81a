import { use, useId, useRef, useState } from 'react';
import { FieldContext } from '../field/internal.ts';
import { useFieldControl } from '../field/index.ts';
import { ChevronDownIcon, GlobeIcon } from '../icon/index.ts';
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
 * Selects the language of the page. A button shows the current language and opens a list of all languages by
 * their native names. The list opens below the button, or in a full-screen sheet on narrow screens.
 *
 * Renders a `<div>` around a `<button>`, which receives all other props. Style it through `[data-state]`,
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
  const mergedLabels = { ...languagePickerLabels, ...labels };
  const panelId = useId();
  // Names the button by the field's label and the current language. With the label alone, screen readers
  // would not read the language.
  const labelId = use(FieldContext)?.labelId ?? `${panelId}-label`;
  const currentId = `${panelId}-current`;
  const { disabled = false, ...control } = useFieldControl(props);
  const isNarrow = useNarrowScreen();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [announcedLanguage, setAnnouncedLanguage] = useState<LanguageOption | null>(null);
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

  const panelProps = {
    languages,
    value: tag,
    labels: mergedLabels,
    disabled,
    onPick: (language: LanguageOption) => {
      close();
      if (language.tag === tag) return;
      setAnnouncedLanguage(language);
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
          {mergedLabels.language}:
        </span>
        <span id={currentId} className="sb-language-current">
          {current && <LanguageName language={current} />}
        </span>
        <ChevronDownIcon size={18} />
      </button>
      {isNarrow ? (
        <LanguageSheet open={isOpen} onOpenChange={setOpen} {...panelProps} />
      ) : (
        isOpen && (
          <div id={panelId} className="sb-language-below">
            <LanguagePanel {...panelProps} />
          </div>
        )
      )}
      {name !== undefined && <input type="hidden" name={name} value={tag} disabled={disabled} />}
      <span role="status" lang={announcedLanguage?.tag} dir={announcedLanguage?.dir} className="sr-only">
        {announcedLanguage?.changeAnnouncement}
      </span>
    </div>
  );
}

export interface LanguagePickerProps extends Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'children' | 'type'
> {
  readonly languages: readonly LanguageOption[];
  /** Tag of the current language. */
  readonly value?: string | undefined;
  readonly defaultValue?: string;
  /** Called when the user selects another language. Moving focus through the list does not call it. */
  readonly onValueChange?: ((tag: string) => void) | undefined;
  readonly labels?: Partial<LanguagePickerLabels> | undefined;
}
