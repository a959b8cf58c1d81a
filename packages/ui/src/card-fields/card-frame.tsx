import { useEffect, useEffectEvent, useRef } from 'react';
import { useFieldContext } from '../field/internal.ts';
import { useFieldControl } from '../field/index.ts';
import { useCardFieldsContext } from './card-fields-context.ts';
import type { CardPart } from './card-fields.types.ts';

/**
 * The element into which a hosted card provider mounts its `<iframe>` for one part of the card. Renders a
 * `<div role="group">` named by the field label.
 */
export function CardFrame({ part }: { readonly part: CardPart }) {
  const slotRef = useRef<HTMLDivElement>(null);
  const { labelId } = useFieldContext('CardFields');
  const { hosted } = useCardFieldsContext('CardFields');
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = useFieldControl();

  const mount = useEffectEvent((element: HTMLElement) => hosted?.mount(part, element));
  useEffect(() => (slotRef.current ? mount(slotRef.current) : undefined), []);

  return (
    <div
      ref={slotRef}
      role="group"
      dir="ltr"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      data-slot="card-frame"
      data-card-frame={part}
      data-invalid={invalid ? '' : undefined}
      className="sb-input-frame sb-card-frame"
    />
  );
}
