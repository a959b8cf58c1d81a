import { useImperativeHandle, useMemo } from 'react';
import { cn } from '../internals/cn.ts';
import { CardFieldsContext } from './card-fields-context.ts';
import { cardFieldsLabels } from './card-fields.labels.ts';
import { useCardFields } from './use-card-fields.ts';
import type { CardFieldsRootProps } from './card-fields-root.types.ts';

/**
 * A payment card form whose card number goes only to the tokenizer.
 *
 * Renders a `<fieldset>` with a `<legend>`. Inside a `<form>` it handles the submit event. Elsewhere, submit
 * through `actionsRef`. A plain form post would send nothing, because the fields have no name. Submitting an
 * incomplete card shows the errors and focuses the first invalid field. Once the
 * card is tokenized, the form clears the number and the security code. It keeps the expiry date and the name, for a
 * second attempt with another card. With `hosted`, a provider's frames replace the fields. Style it through `[data-busy]`
 * and `[data-hosted]`.
 */
export function CardFieldsRoot({
  label,
  labels: labelOverrides,
  hosted,
  today = '',
  onTokenize,
  onChange,
  onSubmitted,
  actionsRef,
  className,
  children,
  ...props
}: CardFieldsRootProps) {
  const card = useCardFields({ today, onTokenize, onChange, onSubmitted });
  const { containerRef, reading, blurredParts, busy, setBlurredParts, refreshReading, clear, submit } = card;
  const labels = useMemo(() => ({ ...cardFieldsLabels, ...labelOverrides }), [labelOverrides]);
  useImperativeHandle(actionsRef, () => ({ submit, clear }));

  return (
    <CardFieldsContext
      value={{
        labels,
        scheme: reading.scheme,
        codeLength: reading.codeLength,
        hosted,
        getVisibleProblem: (part) =>
          hosted?.problems?.[part] ?? (blurredParts.includes(part) ? (reading.problems[part] ?? null) : null),
        onPartChange: refreshReading,
        onPartBlur: (part) => {
          if (!blurredParts.includes(part)) setBlurredParts([...blurredParts, part]);
          refreshReading();
        },
      }}
    >
      <fieldset
        {...props}
        data-slot="card-fields"
        data-busy={busy ? '' : undefined}
        data-hosted={hosted ? '' : undefined}
        aria-busy={busy || undefined}
        className={cn('sb-card-fields', className)}
      >
        <legend data-slot="card-fields-label" className="sb-card-fields-label">
          {label}
        </legend>
        <div ref={containerRef} className="sb-card-fields-grid">
          {children}
        </div>
      </fieldset>
    </CardFieldsContext>
  );
}
