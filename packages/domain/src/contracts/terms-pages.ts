import type { CountryCode } from './market.ts';

/**
 * URLs of external terms, by country. All other countries show only the portal's own terms (specification
 * 000, section 2). The URLs are fictitious and use a reserved domain (RFC 2606).
 */
export const termsPageUrls: Readonly<Record<string, string>> = {
  hk: 'https://hk.example.test/vendor-terms',
  ph: 'https://ph.example.test/vendor-terms',
  sg: 'https://sg.example.test/vendor-terms',
  tw: 'https://tw.example.test/vendor-terms',
  ae: 'https://ae.example.test/vendor-terms',
  bh: 'https://bh.example.test/vendor-terms',
  sa: 'https://sa.example.test/vendor-terms',
  gr: 'https://gr.example.test/vendor-terms',
  jp: 'https://jp.example.test/vendor-terms',
} satisfies Partial<Record<CountryCode, string>>;
