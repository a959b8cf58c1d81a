export {
  liveVendorChanged,
  liveUpdatesBegan,
  orderUpdateReceived,
  $connection,
  $unreadableMessages,
} from './realtime.model.ts';
export type { ConnectionStatus } from './realtime.model.ts';
