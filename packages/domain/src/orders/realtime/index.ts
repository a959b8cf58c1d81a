export {
  liveVendorChanged,
  liveUpdatesStarted,
  orderUpdatesReceived,
  $connection,
  $unreadableMessageCount,
} from './realtime.model.ts';
export type { ConnectionStatus } from './realtime.model.ts';
