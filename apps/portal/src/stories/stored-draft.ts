/** The fields of a request from an earlier visit. */
const fields = {
  destination: {
    text: 'House 12, Shapla Lane, Lalshalu, Dhaka 1214',
    place: {
      address: 'House 12, Shapla Lane, Lalshalu, Dhaka 1214',
      point: { latitude: 23.775564, longitude: 90.407024 },
      city: 'Dhaka',
      area: 'Lalshalu',
    },
  },
  unit: '4B',
  building: 'Lake View',
  customerName: 'Farhana Islam',
  phone: { text: '01711-223304', e164: '+8801711223304', possible: true },
  notes: 'Blue gate, ring twice',
  amount: '640',
  description: 'Two kacchi biryani, one borhani',
};

/** Device storage with a complete draft of this outlet. `at` is the time of a field's last edit. */
export const storedDraft = (vendorId: string): Readonly<Record<string, string>> => ({
  [`saddlebag:draft:${vendorId}`]: JSON.stringify({
    version: 1,
    id: '5f0c1f8e-story',
    since: 0,
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value, at: 1 }])),
  }),
});
