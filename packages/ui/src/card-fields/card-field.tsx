import { FieldError, FieldLabel, FieldRoot } from '../field/internal.ts';
import { Input } from '../text-field/index.ts';
import type { InputProps } from '../text-field/index.ts';
import { cn } from '../internals/cn.ts';
import { useCardFieldsContext } from './card-fields-context.ts';
import { CardFrame } from './card-frame.tsx';
import { useMaskedInput } from './use-masked-input.ts';
import type { CardPart } from './card-fields.types.ts';
import type { Mask } from './masked-text.ts';

/**
 * One part of the card: a label, an uncontrolled `<input>` without a name, and its error. With `hosted`, the
 * provider's frame replaces the `<input>`.
 */
export function CardField({
  part,
  name,
  mask,
  wide = false,
  className,
  id,
  disabled = false,
  ...props
}: CardFieldProps) {
  const card = useCardFieldsContext(name);
  const masked = useMaskedInput(mask, card.onPartChange, props.defaultValue);
  const problem = card.getVisibleProblem(part);
  const isHosted = card.hosted !== undefined && part !== 'holder';

  return (
    <FieldRoot
      controlId={id}
      required
      disabled={disabled}
      className={cn(wide && 'sb-card-wide', className)}
      data-card-field={part}
    >
      <FieldLabel>{card.labels[part]}</FieldLabel>
      {isHosted ? (
        <CardFrame part={part} />
      ) : (
        <Input
          dir={part === 'holder' ? 'auto' : 'ltr'}
          spellCheck={false}
          autoCorrect="off"
          {...props}
          {...masked}
          required={false}
          aria-required
          data-card-part={part}
          onBlur={(event) => {
            props.onBlur?.(event);
            if (event.currentTarget.value !== '') card.onPartBlur(part);
          }}
        />
      )}
      {problem && <FieldError>{card.labels.problem(part, problem)}</FieldError>}
    </FieldRoot>
  );
}

/**
 * Input props without a name, value or callback that could expose the typed text. The text leaves the field
 * only through the tokenizer.
 */
export type CardPartProps = Omit<
  InputProps,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'type'
  | 'required'
  | 'form'
  | 'onChange'
  | 'onInput'
  | 'onValueChange'
  | 'onCompositionEnd'
  | 'startSlot'
  | 'endSlot'
>;

/** Props of a part whose text may be stored, so that it can start with the text of an earlier attempt. */
export interface StorableCardPartProps extends CardPartProps {
  /** The text in the field when it mounts. */
  readonly defaultValue?: string | undefined;
}

interface CardFieldProps extends StorableCardPartProps {
  readonly part: CardPart;
  /** Component name for error messages, such as `CardFields.Number`. */
  readonly name: string;
  readonly mask?: Mask;
  readonly wide?: boolean;
  readonly endSlot?: InputProps['endSlot'];
}
