import { useEffect, useSyncExternalStore } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

/** The content of a dialog opened by `Confirm.ask`. */
export interface ConfirmQuestion extends Pick<
  ConfirmDialogProps,
  'title' | 'description' | 'tone' | 'labels'
> {
  /** Runs after the user confirms. Until it settles, the dialog is pending and `ask` does not resolve. */
  readonly action?: () => Promise<unknown>;
}

/** Opens confirm dialogs from anywhere in the app. */
export interface Confirm {
  /** Opens a dialog. Resolves with true on submit and false on cancel. Rejects if `action` rejects. */
  readonly ask: (question: ConfirmQuestion) => Promise<boolean>;
  /** Renders the dialogs. Mount it once, near the root. */
  readonly Host: () => React.ReactNode;
}

/** A question that is open or in the queue. */
interface QueuedQuestion {
  readonly question: ConfirmQuestion;
  readonly pending: boolean;
  readonly resolve: (answer: boolean) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Creates a confirm dialog that can be awaited: `if (await confirm.ask({ title: 'Cancel the order?' })) …`.
 * Questions are shown one at a time, in order.
 */
export function createConfirm(): Confirm {
  let queue: readonly QueuedQuestion[] = [];
  // True between two questions, while no dialog is open. First focus returns to the opener. Then the next
  // question opens as a new dialog with its own initial focus. A double click therefore cannot answer both
  // questions.
  let isBetweenQuestions = false;
  const listeners = new Set<() => void>();
  const setQueue = (nextQueue: readonly QueuedQuestion[]) => {
    queue = nextQueue;
    for (const listener of listeners) listener();
  };
  const settle = ({ resolve }: QueuedQuestion, resolveOrReject: () => void) => {
    isBetweenQuestions = true;
    // Compares `resolve`, because `submit` replaces the queued object with a pending copy.
    setQueue(queue.filter((other) => other.resolve !== resolve));
    resolveOrReject();
  };
  const showNext = () => {
    isBetweenQuestions = false;
    setQueue(queue);
  };
  const answer = (queued: QueuedQuestion, isConfirmed: boolean) => {
    settle(queued, () => {
      queued.resolve(isConfirmed);
    });
  };
  const submit = (queued: QueuedQuestion) => {
    const { action } = queued.question;
    if (action === undefined) {
      answer(queued, true);
      return;
    }
    setQueue(queue.map((other) => (other === queued ? { ...queued, pending: true } : other)));
    action().then(
      () => {
        answer(queued, true);
      },
      (reason: unknown) => {
        settle(queued, () => {
          queued.reject(reason);
        });
      },
    );
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const getCurrent = () => (isBetweenQuestions ? null : (queue[0] ?? null));

  function ConfirmHost() {
    const current = useSyncExternalStore(subscribe, getCurrent, getCurrent);
    useEffect(() => {
      if (current !== null || !isBetweenQuestions) return undefined;
      // Radix returns focus in a separate task after the dialog has closed. Wait for that task.
      const timer = setTimeout(showNext);
      return () => {
        clearTimeout(timer);
      };
    }, [current]);
    if (current === null) return null;
    const { action: _, ...question } = current.question;
    return (
      <ConfirmDialog
        {...question}
        open
        pending={current.pending}
        onOpenChange={() => answer(current, false)}
        onSubmit={() => submit(current)}
      />
    );
  }

  return {
    ask: (question) =>
      new Promise<boolean>((resolve, reject) => {
        setQueue([...queue, { question, pending: false, resolve, reject }]);
      }),
    Host: ConfirmHost,
  };
}
