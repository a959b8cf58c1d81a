/** Columns of the bulk template, in their order (001, section 3). */
export const bulkColumns = [
  'recipient_name',
  'recipient_phone_number',
  'latitude',
  'longitude',
  'recipient_address',
  'unit',
  'recipient_notes',
  'payment_method',
  'amount',
  'description',
  'preordered_for',
  'pickup_code',
  'collection_point',
] as const;

export type BulkColumn = (typeof bulkColumns)[number];
