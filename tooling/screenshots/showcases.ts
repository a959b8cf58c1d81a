/** The language, theme and device of a screenshot. */
export interface ScreenshotVariant {
  /** BCP 47 tag of the interface language. */
  readonly language: string;
  readonly appearance: 'light' | 'dark';
  readonly device: 'desktop' | 'phone';
}

/** The data in the screenshots of a brand. */
export interface Showcase {
  readonly brand: 'mangrove' | 'falaj';
  readonly country: string;
  readonly account: string;
  readonly vendorId: string;
  /**
   * Field values of the request. `typed` goes into the address search, and `address` is the suggestion to
   * pick.
   */
  readonly order: Readonly<
    Record<
      | 'typed'
      | 'address'
      | 'unit'
      | 'building'
      | 'customerName'
      | 'phone'
      | 'notes'
      | 'amount'
      | 'description',
      string
    >
  >;
  readonly variants: readonly ScreenshotVariant[];
}

const variantsIn = (
  language: string,
  appearances: readonly ScreenshotVariant['appearance'][],
): readonly ScreenshotVariant[] =>
  appearances.flatMap((appearance) =>
    (['desktop', 'phone'] as const).map((device) => ({ language, appearance, device })),
  );

/** Both brands in English, light and dark, and in a language of their region. */
export const showcases: readonly Showcase[] = [
  {
    brand: 'mangrove',
    country: 'bd',
    account: 'demo@saddlebag.test',
    vendorId: 'y0ud',
    order: {
      typed: '44 Polash Sarak',
      address: 'House 44, Polash Sarak, Beltola, Dhaka 1222',
      unit: '4B',
      building: 'Lake View, blue gate',
      customerName: 'Farhana Islam',
      phone: '01711 223304',
      notes: 'Ring twice, the lift is slow',
      amount: '640',
      description: 'Two kacchi biryani, one borhani',
    },
    variants: [...variantsIn('en', ['light', 'dark']), ...variantsIn('bn', ['light'])],
  },
  {
    brand: 'falaj',
    country: 'bh',
    account: 'bahrain@saddlebag.test',
    vendorId: 'b6vl',
    order: {
      typed: '12 North Lulu Street',
      address: 'Building 12, North Lulu Street, Al Qasab, Manama 352',
      unit: '21',
      building: 'برج المرجان',
      customerName: 'مريم السيد',
      phone: '3600 1234',
      notes: 'الباب الأزرق',
      amount: '6.750',
      description: 'مجبوس دجاج، عصير رمان',
    },
    variants: [...variantsIn('en', ['light', 'dark']), ...variantsIn('ar', ['light', 'dark'])],
  },
];
