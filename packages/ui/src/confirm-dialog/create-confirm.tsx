import { useEffect, useSyncExternalStore } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

/** A question to be awaited. */
export interface ConfirmQuestion extends Pick<
  ConfirmDialogProps,
  'title' | 'description' | 'tone' | 'labels'
> {
  /** Carried out after the yes, while the dialog waits; the answer comes when it is done. */
  readonly action?: () => Promise<unknown>;
}

/** A way to ask from anywhere, and the place where the questions appear. */
export interface Confirm {
  /** True for yes, false for cancel. Rejects with what `action` rejected with. */
  readonly ask: (question: ConfirmQuestion) => Promise<boolean>;
  /** Mount it once, near the root. */
  readonly Host: () => React.ReactNode;
}

interface Waiting {
  readonly question: ConfirmQuestion;
  readonly pending: boolean;
  readonly resolve: (answer: boolean) => void;
  readonly fail: (reason: unknown) => void;
}

/**
 * Makes a confirm dialog that can be awaited: `if (await confirm.ask({ title: 'Cancel the order?' })) …`.
 * Questions that come while one stands wait their turn.
 */
export function createConfirm(): Confirm {
  let queue: readonly Waiting[] = [];
  // Between two questions there is none for a moment: the focus goes back to where the first one found it,
  // and the second opens as its own dialog, with its own first focus. So no double press answers both.
  let isPausing = false;
  const listeners = new Set<() => void>();
  const change = (next: readonly Waiting[]) => {
    queue = next;
    for (const listener of listeners) listener();
  };
  const settle = ({ resolve }: Waiting, answer: () => void) => {
    isPausing = true;
    change(queue.filter((other) => other.resolve !== resolve));
    answer();
  };
  const goOn = () => {
    isPausing = false;
    change(queue);
  };
  const answer = (waiting: Waiting, yes: boolean) => {
    settle(waiting, () => {
      waiting.resolve(yes);
    });
  };
  const submit = (waiting: Waiting) => {
    const { action } = waiting.question;
    if (action === undefined) {
      answer(waiting, true);
      return;
    }
    change(queue.map((other) => (other === waiting ? { ...waiting, pending: true } : other)));
    action().then(
      () => {
        answer(waiting, true);
      },
      (reason: unknown) => {
        settle(waiting, () => {
          waiting.fail(reason);
        });
      },
    );
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const head = () => (isPausing ? null : (queue[0] ?? null));

  function ConfirmHost() {
    const waiting = useSyncExternalStore(subscribe, head, head);
    useEffect(() => {
      if (waiting !== null || !isPausing) return undefined;
      // After the layer that left, which gives the focus back in a task of its own.
      const timer = setTimeout(goOn);
      return () => {
        clearTimeout(timer);
      };
    }, [waiting]);
    if (waiting === null) return null;
    const { action: _, ...question } = waiting.question;
    return (
      <ConfirmDialog
        {...question}
        open
        pending={waiting.pending}
        onOpenChange={() => answer(waiting, false)}
        onSubmit={() => submit(waiting)}
      />
    );
  }

  return {
    ask: (question) =>
      new Promise<boolean>((resolve, fail) => {
        change([...queue, { question, pending: false, resolve, fail }]);
      }),
    Host: ConfirmHost,
  };
}
