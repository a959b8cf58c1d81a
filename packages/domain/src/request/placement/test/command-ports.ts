import type { Order } from '../../../api/entities.ts';
import type { ApiFailure } from '../../../api/failures.ts';
import type { OrderListQuery } from '../../../api/orders.ts';
import { createMemoryLocks } from '../../../platform/ports/locks.ts';
import { createMemoryStorage } from '../../../platform/ports/storage.ts';
import { orderBodyFixture } from '../../../testing/fixtures.ts';
import { createVirtualClock } from '../../../testing/virtual-clock.ts';
import { failureError } from '../../testing/request-screen.ts';
import { hashBody, readRecord, type UnfinishedPlacement } from '../placement-record.ts';
import type { PlacementPhase } from '../placement.ts';
import type { PlacementPorts } from '../placement-ports.ts';

/** The response to a creation: the id of the order, a failure or an error of another kind. */
export type CreationReply = string | ApiFailure | Error;
/** The response to a list call: the orders, a failure or an error of another kind. */
export type ListReply = readonly Order[] | ApiFailure | Error;

const isList = (reply: ListReply): reply is readonly Order[] => Array.isArray(reply);
const toError = (failure: ApiFailure | Error): Error =>
  failure instanceof Error ? failure : failureError(failure);

/**
 * Creates the ports of a placement. Each call takes its next reply, and the last reply is repeated. `calls`
 * records each call with the milliseconds since the start.
 */
export const createCommandPorts = (replies: {
  readonly create?: readonly CreationReply[];
  readonly list?: readonly ListReply[];
}) => {
  const clock = createVirtualClock();
  const start = clock.now();
  const calls: (readonly [call: 'create' | 'list', ms: number])[] = [];
  const keys: string[] = [];
  const queries: OrderListQuery[] = [];
  const phases: PlacementPhase[] = [];
  const creations = [...(replies.create ?? ['k4ch-000001'])];
  const lists = [...(replies.list ?? [[]])];
  const takeNext = <T>(remaining: T[]): T | undefined =>
    remaining.length > 1 ? remaining.shift() : remaining[0];
  let uuidCount = 0;
  const ports: PlacementPorts = {
    clock,
    random: { next: () => 0.5, uuid: () => `key-${(uuidCount += 1)}` },
    storage: createMemoryStorage(),
    locks: createMemoryLocks(),
    saved: () => Promise.resolve(),
    serverOffsetMs: 0,
    create: ({ key }) => {
      calls.push(['create', clock.now() - start]);
      keys.push(key);
      const reply = takeNext(creations) ?? '';
      return typeof reply === 'string' ? Promise.resolve({ orderId: reply }) : Promise.reject(toError(reply));
    },
    list: (query) => {
      calls.push(['list', clock.now() - start]);
      queries.push(query);
      const reply = takeNext(lists) ?? [];
      return isList(reply)
        ? Promise.resolve({ orders: reply, cursor: null })
        : Promise.reject(toError(reply));
    },
    phaseChanged: (phase) => phases.push(phase),
  };
  const body = orderBodyFixture();
  const record: UnfinishedPlacement = {
    state: 'absent',
    key: 'key-0',
    bodyHash: hashBody(body),
    body,
    startedAt: start,
    sentAt: start,
  };
  return {
    ports,
    clock,
    calls,
    keys,
    queries,
    phases,
    record,
    callNames: () => calls.map(([call]) => call),
    timesOf: (name: 'create' | 'list') => calls.filter(([call]) => call === name).map(([, ms]) => ms),
    storedRecord: () => readRecord(ports.storage, 'draft-1'),
  };
};
