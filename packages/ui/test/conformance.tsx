import { render } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { expect, it } from 'vitest';
import type { ReactNode, Ref } from 'react';

/** What every part must take and hand on. */
export interface ConformingProps {
  readonly ref: Ref<never>;
  readonly className: string;
  readonly id: string;
  readonly lang: string;
  readonly 'data-testid': string;
}

/** How the suite puts a part on a page. */
export interface Conformance {
  /** Value of `data-slot` of the element that carries `className`. */
  readonly slot: string;
  /** The part with the given props, inside whatever it needs around it. */
  readonly render: (props: Partial<ConformingProps>) => ReactNode;
  /** The element that receives `ref` and native props, when it is not the one that carries `className`. */
  readonly nativeSlot?: string;
}

const find = (slot: string) => {
  const element = document.querySelector(`[data-slot="${slot}"]`);
  if (element === null) throw new Error(`No element with data-slot="${slot}" was rendered.`);
  return element;
};

/**
 * The promises of every part: it renders in strict mode without a word on the console, marks its element
 * with `data-slot`, appends `className` last, hands on native props and gives out its element by `ref`.
 */
export function describeConformance(
  name: string,
  { slot, nativeSlot = slot, render: part }: Conformance,
): void {
  it(`${name}: it renders an element marked "${slot}"`, () => {
    render(<StrictMode>{part({})}</StrictMode>);
    expect(find(slot)).toBeInstanceOf(Element);
  });

  it(`${name}: it puts className last`, () => {
    render(part({ className: 'of-consumer' }));
    expect(find(slot).getAttribute('class')).toMatch(/(^| )of-consumer$/);
  });

  it(`${name}: it hands on native props`, () => {
    render(part({ lang: 'bn', 'data-testid': 'a-part' }));
    expect(find(nativeSlot).getAttribute('lang')).toBe('bn');
    expect(find(nativeSlot).getAttribute('data-testid')).toBe('a-part');
  });

  it(`${name}: it gives out its element by ref`, () => {
    const ref = createRef<never>();
    render(part({ ref }));
    expect(ref.current).toBe(find(nativeSlot));
  });
}
