import { useLayoutEffect } from 'react';
import { cn } from '../internals/cn.ts';
import { useForwardedRef } from '../internals/use-forwarded-ref.ts';
import { useAddressAutocompleteContext } from './address-autocomplete-context.ts';
import { AddressAutocompleteEmpty } from './address-autocomplete-empty.tsx';
import { AddressAutocompleteError } from './address-autocomplete-error.tsx';
import { AddressAutocompleteList } from './address-autocomplete-list.tsx';
import { AddressAutocompleteLoading } from './address-autocomplete-loading.tsx';
import type { ComponentProps } from 'react';

/**
 * The panel below the field. Scrolls itself into view when it opens. Renders in place instead of in a portal,
 * so that it works inside dialogs. Contains `Loading`, `Empty`, `Error` and `List` by default.
 *
 * Renders a `<div>` that is `hidden` while closed. Style it through `[data-slot=address-popup]`.
 */
export function AddressAutocompleteContent({ ref, className, children, ...props }: ComponentProps<'div'>) {
  const { isShown, rows, status, input } = useAddressAutocompleteContext('AddressAutocomplete.Content');
  const popup = useForwardedRef(ref);

  // Focusing the field does not scroll the panel into view. Reveal the panel first and the field last: if
  // both do not fit, the typed text must stay visible. Wait for the frame, so that a key press needs one layout.
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const frame = requestAnimationFrame(() => {
      popup.current?.scrollIntoView({ block: 'nearest' });
      input.current?.closest('[data-slot=input-frame]')?.scrollIntoView({ block: 'nearest' });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isShown, rows.length, status, popup, input]);

  return (
    <div
      {...props}
      ref={popup}
      data-slot="address-popup"
      hidden={!isShown}
      className={cn('sb-address-popup', className)}
    >
      {children ?? (
        <>
          <AddressAutocompleteLoading />
          <AddressAutocompleteEmpty />
          <AddressAutocompleteError />
          <AddressAutocompleteList />
        </>
      )}
    </div>
  );
}
