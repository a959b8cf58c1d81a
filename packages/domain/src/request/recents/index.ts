export {
  $recents,
  destinationForgotten,
  destinationsForgotten,
  destinationUsed,
  recentsNeeded,
} from './recents.model.ts';
export type { RecentDestination, Recents } from './stored-recents.ts';
