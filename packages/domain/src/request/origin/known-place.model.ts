import { sample } from 'effector';
import { $requestVendor, $sender, senderChanged } from '../draft/index.ts';

// Once the outlet has an address of its own, the rider picks up there.
sample({
  clock: $requestVendor,
  source: $sender,
  filter: (sender, vendor) => sender !== null && vendor !== null && vendor.point !== null,
  fn: () => null,
  target: senderChanged,
});
