import type { ContractDefinition, ResponseOf } from '@saddlebag/domain/contracts';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { authorize } from './accounts/authorize.ts';
import type { Caller } from './accounts/tokens.ts';
import { jsonAnswer, textAnswer } from './answer.ts';
import { isEncoded, type Encoded } from './encoded.ts';
import { underFaults } from './faults/under-faults.ts';
import { createCommandGuard } from './orders/command-guard.ts';
import { createInputReader, type Input } from './read-input.ts';
import { Refusal } from './refusal.ts';
import type { Service } from './service.ts';
import type { Change } from './store/tables.ts';

/** Who calls: nobody, for the few calls that are made before there is a session. */
type CallerOf<D extends ContractDefinition> = D extends { readonly authorized: false } ? null : Caller;

type Answer<D extends ContractDefinition> = ResponseOf<D> | Encoded<ResponseOf<D>>;

/** What a call that creates something hands back: the changes to make, and the answer once they are made. */
export interface Creation<D extends ContractDefinition> {
  readonly changes: readonly Change[];
  readonly answer: ResponseOf<D>;
}

/** A creation that needs slow work first: what the work leads to is checked and made at once, after it. */
export type SlowCreation<D extends ContractDefinition> = Promise<() => Creation<D>>;

/** Answers a call. Throws a `Refusal` for a 4xx. */
export type Handler<D extends ContractDefinition> = (
  input: Input<D>,
  service: Service,
  caller: CallerOf<D>,
) => D extends { readonly creates: true } ? Creation<D> | SlowCreation<D> : Answer<D> | Promise<Answer<D>>;

/** Owns the keys of commands that are sent before there is a session. */
const nobody = 'nobody';

/** Whether a contract's handler is one that creates. */
const createsSomething = (contract: ContractDefinition): boolean => contract.creates === true;

/** Turns what a handler threw into an answer; what is no refusal goes on to the application. */
export const refuse = (service: Service, error: unknown): Response => {
  if (error instanceof Refusal) return jsonAnswer(service.clock, error.body, error.status);
  throw error;
};

/**
 * Serves a contract with a handler: reads the input by the contract's schemas, finds the caller, plays faults, and
 * writes the answer. A command that creates is saved together with its answer, so that a repeat under the same
 * `Idempotency-Key` gets it again.
 */
export const mount = <const D extends ContractDefinition>(
  app: Hono,
  service: Service,
  contract: D,
  handler: Handler<D>,
): void => {
  const readInput = createInputReader(contract);
  const guard = createCommandGuard(service);
  const path = `/${contract.service}/api/v1${contract.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

  const write = (answer: unknown): string => {
    const text = isEncoded(answer) ? answer.text : JSON.stringify(answer);
    if (!service.checkAnswers) return text;
    const checked = z.safeParse(contract.response, JSON.parse(text));
    if (checked.success) return text;
    throw new Error(`${contract.id} answers against its contract: ${JSON.stringify(checked.error.issues)}`);
  };

  const serveCall = async (context: Context): Promise<Response> => {
    try {
      const caller = contract.authorized === false ? null : await authorize(service, context);
      const input = await readInput(context);
      // The type of the handler says which of the two it gives; the contract says so at run time.
      const handle = (): unknown => handler(input, service, caller as CallerOf<D>);
      const answer = async (): Promise<Response> => {
        const text = write(await handle());
        await service.store.settled();
        return textAnswer(service.clock, text);
      };

      if (!createsSomething(contract)) {
        return await underFaults(service, context, contract.id, answer);
      }
      const command = guard.begin(caller?.accountId ?? nobody, context.req.header('idempotency-key'), input);
      try {
        return await underFaults(service, context, contract.id, async () => {
          // No pause between finding out and saving, unless the handler asks for one.
          const made = command.isRepeat ? undefined : (handle() as Creation<D> | SlowCreation<D>);
          const finish = made instanceof Promise ? await made : () => made as Creation<D>;
          const text = command.run(() => {
            const { changes, answer: created } = finish();
            return { changes, text: write(created) };
          });
          await service.store.settled();
          return textAnswer(service.clock, text);
        });
      } finally {
        command.end();
      }
    } catch (error) {
      return refuse(service, error);
    }
  };

  app.on(contract.method, path, (context) => serveCall(context));
};
