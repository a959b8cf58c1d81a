export { $isPaused, livePaused, liveResumed, liveVendorChanged } from './pause.model.ts';
export {
  liveUpdatesStarted,
  orderUpdatesReceived,
  $connection,
  $unreadableMessageCount,
} from './realtime.model.ts';
export { $role, listReceived, listShared, type SharedList } from './tabs.model.ts';
export type { ConnectionStatus } from './tab-message.ts';
