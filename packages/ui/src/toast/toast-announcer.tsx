import type { ToastMessage } from './toast-message.ts';

/**
 * Announces toasts to screen readers. Errors interrupt, and other toasts wait for a pause in speech. Renders
 * two live regions. Both must exist before the first toast, because screen readers do not announce a region
 * that is added with its text.
 */
export function ToastAnnouncer({ toasts }: { readonly toasts: readonly ToastMessage[] }) {
  const renderMessage = (toast: ToastMessage) => <p key={toast.id}>{toast.message}</p>;
  return (
    <>
      <div role="status" aria-live="polite" data-slot="toast-polite" className="sr-only">
        {toasts.filter(({ tone }) => tone !== 'error').map(renderMessage)}
      </div>
      <div role="alert" aria-live="assertive" data-slot="toast-assertive" className="sr-only">
        {toasts.filter(({ tone }) => tone === 'error').map(renderMessage)}
      </div>
    </>
  );
}
