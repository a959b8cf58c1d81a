import { render } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import type { ReactNode, Ref } from 'react';

/** Props that every part must accept and forward. */
interface ConformingProps {
  readonly ref: Ref<never>;
  readonly className: string;
  readonly id: string;
  readonly lang: string;
  readonly 'data-testid': string;
}

/** How the suite renders a part. */
export interface Conformance {
  /** `data-slot` of the element that carries `className`. */
  readonly slot: string;
  /** Returns the part with the given props, inside the parents that it requires. */
  readonly render: (props: Partial<ConformingProps>) => ReactNode;
  /** `data-slot` of the element that receives `ref` and native props. Defaults to `slot`. */
  readonly nativeSlot?: string;
}

const getBySlot = (slot: string) => {
  const element = document.querySelector(`[data-slot="${slot}"]`);
  if (element === null)
    throw new Error(
      `No element with data-slot="${slot}" was rendered, so it cannot be tested. Check the slot and the render function.`,
    );
  return element;
};

/**
 * Tests the contract that every part fulfils. The part renders in strict mode without console output and sets
 * `data-slot`. It appends `className` last, forwards native props and exposes its element through `ref`.
 */
export function describeConformance(
  name: string,
  { slot, nativeSlot = slot, render: renderPart }: Conformance,
): void {
  describe(name, () => {
    it(`renders an element with data-slot="${slot}"`, () => {
      render(<StrictMode>{renderPart({})}</StrictMode>);
      expect(getBySlot(slot)).toBeInstanceOf(Element);
    });

    it('appends className after its own class names', () => {
      render(renderPart({ className: 'from-consumer' }));
      expect(getBySlot(slot).getAttribute('class')).toMatch(/(^| )from-consumer$/);
    });

    it('forwards native props', () => {
      render(renderPart({ lang: 'bn', 'data-testid': 'a-part' }));
      expect(getBySlot(nativeSlot).getAttribute('lang')).toBe('bn');
      expect(getBySlot(nativeSlot).getAttribute('data-testid')).toBe('a-part');
    });

    it('exposes its element through ref', () => {
      const ref = createRef<never>();
      render(renderPart({ ref }));
      expect(ref.current).toBe(getBySlot(nativeSlot));
    });
  });
}
