import { limits } from '@saddlebag/domain/contracts';
import { pointsOf } from '../point.ts';
import type { Section } from '../point.ts';

/** The requirements of specification 001 for outlets and their collection-point dialog. */
export const outletSections: readonly Section[] = [
  {
    number: 2,
    title: 'Navigation and the collection-point dialog',
    points: pointsOf('outlet', {
      'edit-icon':
        'An edit icon shows on outlets when flag EditVendorOutlet is on. A parent vendor has none.',
      'not-editable': 'Outlet ids starting with ‘a-’ or ‘b-’ cannot be edited.',
      'parent-id-locked':
        'The parent vendor and the ID of an existing collection point are shown, but never change (a decision).',
      'add-button': 'The button that adds a collection point shows when flag AddVendorOutlet is on.',
      dialog:
        'The dialog adds or edits a collection point, with a map marker that reverse-geocodes its position.',
    }),
  },
  {
    number: 3,
    title: 'Vendors without a place',
    points: pointsOf('outlet', {
      'no-invented-place':
        'A new business of its own has no place. Its requests ask for an origin until its outlet has an address (a decision).',
      'place-known': 'Once the outlet has an address, requests start there without an origin (a decision).',
    }),
  },
  {
    number: 4,
    title: 'Changing the outlet in the middle of a request',
    points: pointsOf('outlet', {
      'draft-offer':
        'A typed draft that is not being sent stays with its outlet. The request of the new outlet offers to take it along (a decision).',
      'draft-kept':
        'Nothing is offered or moved while the new outlet has a draft of its own, so that no draft is lost (a decision).',
    }),
  },
  {
    number: 5,
    title: 'Validation of a collection point',
    points: pointsOf('outlet', {
      'id-required': 'The ID is required: ‘Please enter collection point ID’.',
      'label-required': 'The label is required: ‘Please enter label’.',
      'phone-required': 'The phone number is required: ‘Please enter phone number’.',
      'phone-characters': 'The phone field keeps only digits and +.',
      'address-required': 'The address is required: ‘Please select pickup address’.',
      'errors-clear': 'Changing a field removes its error (a decision).',
      'owner-email': 'Each non-empty owner email must be an email: ‘Please enter a valid email’.',
    }),
  },
  {
    number: 7,
    title: 'Calls',
    points: pointsOf('outlet', {
      create: 'POST /outlet creates a collection point, which becomes available a few minutes later.',
      'created-once':
        'A creation is repeated only under its Idempotency-Key. A changed form gets a new key (a decision).',
      update: 'PUT /outlet/{vendorId} updates a collection point with the same body.',
    }),
  },
  {
    number: 8,
    title: 'Messages',
    points: pointsOf('outlet', {
      'server-message': 'A save error shows the message of the service, at its field if it names one.',
      saved:
        'Success: ‘The collection point has been saved successfully’. After an add it continues ‘It will take a few minutes to become available for requesting a rider.’',
    }),
  },
  {
    number: 9,
    title: 'Constants',
    points: pointsOf('outlet', {
      'map-zoom': `Outlet map: zoom ${limits.mapZoomOutlet}. Without an address, ${limits.mapZoomParent} with a parent vendor, else ${limits.mapZoomUnknown}.`,
      'marker-size': `Outlet map: marker of ${limits.markerSizePx} px.`,
    }),
  },
];
