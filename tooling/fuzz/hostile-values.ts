import fc from 'fast-check';

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud83d',
  '\udef5\ud83d',
  '\u200b',
  '\u202e',
  '🛵'.repeat(300),
  'x'.repeat(10_000),
  'e\u0301'.repeat(2000),
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  "'; DROP TABLE account; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '%00',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '9'.repeat(400),
  '=='.repeat(10),
  'vendorID',
  'NEW',
  '1..2',
  '.',
  '9999999999.AAAA',
];

const others: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1 + 0.2,
  1e-300,
  1e300,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  253_402_300_799,
  253_402_300_800,
  [],
  {},
  [[[[]]]],
  { length: -1 },
  { toString: null },
  JSON.parse('{"__proto__":{"polluted":true}}'),
  Array.from({ length: 2000 }, () => 0),
];

/** A text that a careless service does not expect. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

/** A JSON value that a careless service does not expect. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...others),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A body that is not JSON, or that no client would send. */
export const hostileBody: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.constantFrom<
  string | Uint8Array<ArrayBuffer>
>(
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"a":1e400}',
  '['.repeat(50_000),
  '{"a":'.repeat(20_000),
  '{"__proto__":null,"constructor":{}}',
  '--b\r\nContent-Disposition: form-data; name="decision',
  '\ufeff{}',
  `"${'x'.repeat(1_100_000)}"`,
  new Uint8Array([0xff, 0xfe, 0x00, 0x7b]),
  new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d]),
);

/** Content types, with and without the parts that their formats require. */
export const contentType: fc.Arbitrary<string> = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=b',
  'application/x-www-form-urlencoded',
  'text/plain',
  'nonsense',
);

/** Values of the `Idempotency-Key` header. */
export const idempotencyKey: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', ' ', 'same-key', 'x'.repeat(300), 'é', '"quoted"', 'a b'),
  fc.uuid(),
);

/** Values of the `Authorization` header that belong to no session. */
export const foreignAuthorization: fc.Arbitrary<string> = fc.constantFrom(
  'Bearer',
  'Bearer ',
  'Bearer null',
  'Bearer a.b.c',
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhLWRoYWthLTAxIn0.',
  `Bearer ${'x'.repeat(5000)}`,
  'GoDroid x',
  'Basic dXNlcjpwYXNz',
);
