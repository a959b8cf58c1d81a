import type { ToastMessage } from './toast-message.ts';

/**
 * Reads messages aloud: errors at once, the others when there is a pause. Renders two live regions, which
 * are on the page before the first message, because a region that arrives with its text is not read.
 */
export function ToastAnnouncer({ toasts }: { readonly toasts: readonly ToastMessage[] }) {
  const line = (toast: ToastMessage) => <p key={toast.id}>{toast.message}</p>;
  return (
    <>
      <div role="status" aria-live="polite" data-slot="toast-polite" className="sr-only">
        {toasts.filter(({ tone }) => tone !== 'error').map(line)}
      </div>
      <div role="alert" aria-live="assertive" data-slot="toast-assertive" className="sr-only">
        {toasts.filter(({ tone }) => tone === 'error').map(line)}
      </div>
    </>
  );
}
