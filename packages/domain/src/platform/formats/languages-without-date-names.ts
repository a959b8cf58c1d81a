/** Languages without date names in Chromium. Their dates and times consist of digits only. */
export const languagesWithoutDateNames: ReadonlySet<string> = new Set(['my', 'km', 'lo']);

export const numericDateLocale = 'en-GB-u-nu-latn-ca-gregory';
