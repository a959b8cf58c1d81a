import type { Service } from '../service.ts';
import type { Change, StoredAnswer } from '../store/tables.ts';
import { Refusal } from './refusal.ts';

/** Milliseconds for which an idempotency key and its response are kept. */
export const keyLifetimeMs = 24 * 3600 * 1000;

const keyPattern = /^[\x21-\x7e]{1,255}$/;

/** A command that was sent with or without an `Idempotency-Key`. */
interface GuardedCommand {
  /**
   * The JSON response to the first command with this key. Null if this command is the first, or has no key.
   */
  readonly earlierResponse: string | null;
  /** Saves the changes and the response in one transaction, then releases the key. */
  save(changes: readonly Change[], response: string): void;
  /** Releases the key if the command ended without a save. */
  release(): void;
}

export interface CommandGuard {
  /**
   * Throws a refusal if the key is malformed, in use by a running command, or was used with another body.
   * @param owner The id of the account that sent the key. Accounts do not share keys.
   */
  begin(owner: string, key: string | undefined, input: unknown): GuardedCommand;
}

const withoutKey = (service: Service): GuardedCommand => ({
  earlierResponse: null,
  save: (changes) => service.save(changes),
  release: () => {},
});

/**
 * Executes a command once per `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header). The same key and
 * body return the first response again. Another body under the key is refused with 422, and a key whose
 * command is still running with 409. A key belongs to one account and is kept for a day. A refused command
 * stores nothing, so the client may correct it and reuse the key.
 */
export const createCommandGuard = (service: Service): CommandGuard => {
  const runningIds = new Set<string>();

  const findAnswer = (id: string): StoredAnswer | undefined => {
    const answer = service.store.find('answer', id);
    return answer !== undefined && answer.createdAt + keyLifetimeMs > service.clock.now()
      ? answer
      : undefined;
  };

  return {
    begin(owner, key, input) {
      if (key === undefined || service.settings.current().idempotency === 'ignored')
        return withoutKey(service);
      if (!keyPattern.test(key))
        throw new Refusal(400, 'idempotency-key-invalid', 'error.idempotency-key-invalid');

      const id = `${owner} ${key}`;
      const bodyHash = service.cryptography.digest(JSON.stringify(input));
      const earlier = findAnswer(id);
      if (earlier !== undefined) {
        if (earlier.bodyHash !== bodyHash)
          throw new Refusal(422, 'idempotency-key-reused', 'error.idempotency-key-reused');
        return { earlierResponse: earlier.body, save: () => {}, release: () => {} };
      }
      if (runningIds.has(id))
        throw new Refusal(409, 'idempotency-key-running', 'error.idempotency-key-running');
      runningIds.add(id);

      return {
        earlierResponse: null,
        save(changes, body) {
          const record = { id, bodyHash, body, createdAt: service.clock.now() };
          service.save([...changes, { table: 'answer', record }]);
          runningIds.delete(id);
        },
        release: () => runningIds.delete(id),
      };
    },
  };
};
