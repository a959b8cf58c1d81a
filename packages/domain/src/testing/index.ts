export {
  createFakeOrderService,
  type FakeOrderService,
  type ListFault,
  type OrderFault,
} from './fake-order-service.ts';
export { createFakeFrames, type FakeFrames } from './fake-frames.ts';
export { createFakeSockets, type FakeSocket, type FakeSockets } from './fake-sockets.ts';
export {
  orderBodyFixture,
  orderFixture,
  placeFixture,
  riderFixture,
  savedCustomerFixture,
  sessionFixture,
  vendorFixture,
} from './fixtures.ts';
export {
  createScriptedService,
  networkError,
  jsonResponse,
  type ReceivedRequest,
  type ScriptedResponse,
} from './scripted-service.ts';
export { sampleRow, sampleRows } from '../bulk/editing/testing/sample-rows.ts';
export { sampleValidation } from '../bulk/editing/testing/validate-sample-rows.ts';
export { seedScope, type Seed } from './seed-scope.ts';
export { createSeededRandom } from './seeded-random.ts';
export { createSharedStorage, type SharedStorage } from './shared-storage.ts';
export { createSharedTabs, type SharedTabs, type TabFixture } from './shared-tabs.ts';
export { createVirtualClock, type VirtualClock } from './virtual-clock.ts';
export { createMemoryLocks } from '../platform/ports/locks.ts';
export { createMemoryStorage } from '../platform/ports/storage.ts';
