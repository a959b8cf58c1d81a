export {
  $recents,
  destinationRemoved,
  destinationsCleared,
  destinationUsed,
  recentsLoadRequested,
} from './recents.model.ts';
export type { RecentDestination, Recents } from './stored-recents.ts';
