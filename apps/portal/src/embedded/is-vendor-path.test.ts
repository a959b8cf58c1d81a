import { describe, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { isVendorPath } from './is-vendor-path.ts';

describe('isVendorPath', () => {
  it('is true for the screens of one vendor', () => {
    const vendorPaths = [
      paths.request('y0ud'),
      paths.tracking('y0ud'),
      paths.history('y0ud'),
      paths.bulkOrder('y0ud', 'job-1'),
    ];
    expect(vendorPaths.map(isVendorPath)).toEqual([true, true, true, true]);
    expect([paths.request(), paths.history(), paths.terms()].map(isVendorPath)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
