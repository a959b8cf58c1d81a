export { $anotherRider, anotherConfirmed, anotherDeclined, watchBegan } from './another-rider.model.ts';
