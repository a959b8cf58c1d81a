import { describe, expect, it } from 'vitest';
import { withEnvironment } from './html-environment.ts';

describe('withEnvironment', () => {
  it('names the environment on the root element and keeps its attributes', () => {
    expect(withEnvironment('<!doctype html>\n<html lang="en" dir="ltr">', 'sandbox')).toBe(
      '<!doctype html>\n<html data-environment="sandbox" lang="en" dir="ltr">',
    );
  });
});
