export { consumerPhases, hasEnded, phasesOf, publicPhases, riderStopOf } from '../../contracts/index.ts';
export type { ConsumerPhase, PublicPhase } from '../../contracts/index.ts';
export type { PublicOrder, PublicReceipt } from '../../api/index.ts';
export {
  $ageSeconds,
  $isStale,
  $linkToken,
  $linkView,
  $loadedAt,
  linkOpened,
  refreshRequested,
} from './link.model.ts';
export type { LinkRefusal, LinkView } from './link-view.ts';
export { stepsOfConsumerPhase, stepsOfPhase } from './steps.ts';
