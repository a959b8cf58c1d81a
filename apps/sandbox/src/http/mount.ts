import type { ContractDefinition, ResponseOf } from '@saddlebag/domain/contracts';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Caller } from '../accounts/tokens.ts';
import type { Service } from '../service.ts';
import type { Change } from '../store/tables.ts';
import { authorize } from './authorize.ts';
import { createCommandGuard } from './command-guard.ts';
import { isJsonText, type JsonText } from './json-text.ts';
import { createInputReader, type Input } from './read-input.ts';
import { toErrorResponse, textResponse } from './responses.ts';
import { withFaults } from './with-faults.ts';

/** The authenticated caller. It is null for contracts that need no session. */
type CallerOf<D extends ContractDefinition> = D extends { readonly authorized: false } ? null : Caller;

/** A response body, as a value or as finished JSON text. */
type ResponseBody<D extends ContractDefinition> = ResponseOf<D> | JsonText<ResponseOf<D>>;

type CreatingContract = ContractDefinition & { readonly creates: true };
type OtherContract = ContractDefinition & { readonly creates?: false };

/** Handles one call. Throws a `Refusal` to answer with a 4xx. */
export type Handler<D extends OtherContract> = (
  input: Input<D>,
  service: Service,
  caller: CallerOf<D>,
) => ResponseBody<D> | Promise<ResponseBody<D>>;

/** The result of a call that creates something. */
interface Creation<D extends CreatingContract> {
  /** Saved in one transaction with the response. */
  readonly changes: readonly Change[];
  /** The response body, sent after the save. */
  readonly responseBody: ResponseOf<D>;
}

/**
 * Handles one call that creates something. Throws a `Refusal` to answer with a 4xx.
 *
 * A handler without asynchronous work returns its creation directly. A handler with asynchronous work returns
 * a promise of a function. That function checks the current state and builds the creation synchronously. No
 * other request can then change the state between the check and the save.
 */
export type CreationHandler<D extends CreatingContract> = (
  input: Input<D>,
  service: Service,
  caller: CallerOf<D>,
) => Creation<D> | Promise<() => Creation<D>>;

/** Owner of the idempotency keys that are sent without a session. */
const anonymousOwner = 'nobody';

const keyOwner = (caller: Caller | null): string => caller?.accountId ?? anonymousOwner;

/**
 * Authenticates the caller unless the contract needs no session.
 *
 * The assertion is needed because TypeScript cannot narrow `D` by the value of `contract.authorized`.
 * `CallerOf` reads the same property from the type.
 */
const identify = async <D extends ContractDefinition>(
  service: Service,
  contract: D,
  context: Context,
): Promise<CallerOf<D>> =>
  (contract.authorized === false ? null : await authorize(service, context)) as CallerOf<D>;

/**
 * Serializes a response body. Throws if the service validates responses and the body violates the contract.
 */
const serialize = (service: Service, contract: ContractDefinition, body: unknown): string => {
  const text = isJsonText(body) ? body.text : JSON.stringify(body);
  if (!service.validatesResponses) return text;
  const checked = z.safeParse(contract.response, JSON.parse(text));
  if (checked.success) return text;
  const issues = JSON.stringify(checked.error.issues);
  throw new Error(
    `The response of ${contract.id} does not match its contract. Fix the handler or the schema. ${issues}`,
  );
};

/** Sends JSON text once everything saved so far is durable. */
const send = async (service: Service, text: string): Promise<Response> => {
  await service.store.settled();
  return textResponse(service.clock, text);
};

interface Call<D extends ContractDefinition> {
  readonly context: Context;
  readonly input: Input<D>;
  readonly caller: CallerOf<D>;
}

/** Returns the route of a contract in Hono's syntax. */
export const routeOf = ({ service, path }: ContractDefinition): string =>
  `/${service}/api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** Registers a contract's route: authenticates the caller, parses the input and answers refusals. */
const route = <const D extends ContractDefinition>(
  app: Hono,
  service: Service,
  contract: D,
  respond: (call: Call<D>) => Response | Promise<Response>,
): void => {
  const readInput = createInputReader(contract);
  app.on(contract.method, routeOf(contract), async (context) => {
    try {
      const caller = await identify(service, contract, context);
      const input = await readInput(context);
      return await respond({ context, input, caller });
    } catch (error) {
      return toErrorResponse(service, error);
    }
  });
};

/** Serves a contract with a handler, under the faults injected for that contract. */
export const mount = <const D extends OtherContract>(
  app: Hono,
  service: Service,
  contract: D,
  handler: Handler<D>,
): void =>
  route(app, service, contract, ({ context, input, caller }) =>
    withFaults(service, context, contract.id, async () =>
      send(service, serialize(service, contract, await handler(input, service, caller))),
    ),
  );

/**
 * Serves a contract that creates something. The changes are saved together with the response, so a repeat
 * under the same `Idempotency-Key` receives the first response.
 */
export const mountCreation = <const D extends CreatingContract>(
  app: Hono,
  service: Service,
  contract: D,
  handler: CreationHandler<D>,
): void => {
  const guard = createCommandGuard(service);
  route(app, service, contract, async ({ context, input, caller }) => {
    const command = guard.begin(keyOwner(caller), context.req.header('idempotency-key'), input);
    const create = async (): Promise<string> => {
      const prepared = handler(input, service, caller);
      // No `await` between building the creation and saving it: another request could change the state.
      const { changes, responseBody } = prepared instanceof Promise ? (await prepared)() : prepared;
      const text = serialize(service, contract, responseBody);
      command.save(changes, text);
      return text;
    };
    try {
      return await withFaults(service, context, contract.id, async () =>
        send(service, command.earlierResponse ?? (await create())),
      );
    } finally {
      command.release();
    }
  });
};
