export {
  liveVendorChanged,
  liveUpdatesBegan,
  orderUpdatesReceived,
  $connection,
  $unreadableMessages,
} from './realtime.model.ts';
export type { ConnectionStatus } from './realtime.model.ts';
