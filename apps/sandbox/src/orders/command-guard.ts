import { Refusal } from '../refusal.ts';
import type { Service } from '../service.ts';
import type { Change, StoredAnswer } from '../store/tables.ts';

/** How long a key is remembered. */
export const keyLife = 24 * 3600 * 1000;

const keyPattern = /^[\x21-\x7e]{1,255}$/;

/** What a command did: the changes to save, and its answer as JSON text. */
interface Outcome {
  readonly changes: readonly Change[];
  readonly text: string;
}

/** One run of a command under its key. */
export interface GuardedCommand {
  /** It was carried out before: there is nothing left to do. */
  readonly isRepeat: boolean;
  /** Carries the command out and saves it with its answer, or gives the answer of the time before, as JSON text. */
  run(execute: () => Outcome): string;
  /** Lets the key go when the command ended without being carried out. */
  end(): void;
}

export interface CommandGuard {
  /**
   * Throws a refusal for a key that is malformed, still running, or used with another body.
   * @param owner the account whose key it is
   */
  begin(owner: string, key: string | undefined, input: unknown): GuardedCommand;
}

const withoutKey = (service: Service): GuardedCommand => ({
  isRepeat: false,
  run(execute) {
    const { changes, text } = execute();
    service.save(changes);
    return text;
  },
  end: () => {},
});

/**
 * Carries a command out once for each `Idempotency-Key`, as draft-ietf-httpapi-idempotency-key-header wants it: the
 * same key and body get the first answer again, another body 422, a command that is still running 409. Keys belong to
 * an account and last a day. A command that was refused leaves no trace, so it may be mended and sent again.
 */
export const createCommandGuard = (service: Service): CommandGuard => {
  const running = new Set<string>();

  const remembered = (id: string): StoredAnswer | undefined => {
    const answer = service.store.find('answer', id);
    return answer !== undefined && answer.createdAt + keyLife > service.clock.now() ? answer : undefined;
  };

  return {
    begin(owner, key, input) {
      if (key === undefined || service.settings.current().idempotency === 'ignored')
        return withoutKey(service);
      if (!keyPattern.test(key))
        throw new Refusal(400, 'idempotency-key-invalid', 'error.idempotency-key-invalid');

      const id = `${owner} ${key}`;
      const bodyHash = service.cryptography.digest(JSON.stringify(input));
      const before = remembered(id);
      if (before !== undefined) {
        if (before.bodyHash !== bodyHash) {
          throw new Refusal(422, 'idempotency-key-reused', 'error.idempotency-key-reused');
        }
        return { isRepeat: true, run: () => before.body, end: () => {} };
      }
      if (running.has(id)) throw new Refusal(409, 'idempotency-key-running', 'error.idempotency-key-running');
      running.add(id);

      return {
        isRepeat: false,
        run(execute) {
          try {
            const { changes, text } = execute();
            const record = { id, bodyHash, body: text, createdAt: service.clock.now() };
            service.save([...changes, { table: 'answer', record }]);
            return text;
          } finally {
            running.delete(id);
          }
        },
        end: () => running.delete(id),
      };
    },
  };
};
