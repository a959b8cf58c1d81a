import { brands } from '@saddlebag/ui/brands';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withBrandTitle } from './brand-title.ts';

const html = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8');

describe('withBrandTitle', () => {
  it.each(Object.values(brands).map((brand) => [brand.name, brand] as const))(
    "titles the portal's page %s before any script has run",
    (name, brand) => {
      expect(withBrandTitle(html, brand)).toContain(`<title>${name}</title>`);
    },
  );
});
