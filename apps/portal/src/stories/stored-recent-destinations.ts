const destinations = [
  ['House 12, Shapla Lane, Lalshalu, Dhaka 1214', 23.775564, 90.407024],
  ['House 4, Hemanta Road, Lalshalu, Dhaka 1214', 23.777102, 90.409511],
] as const;

/** Device storage with two recent destinations of this outlet. */
export const storedRecentDestinations = (vendorId: string): Readonly<Record<string, string>> => ({
  'saddlebag:recent-destinations': JSON.stringify({
    [vendorId]: destinations.map(([address, latitude, longitude]) => ({
      address,
      point: { latitude, longitude },
      city: 'Dhaka',
      area: 'Lalshalu',
    })),
  }),
});
