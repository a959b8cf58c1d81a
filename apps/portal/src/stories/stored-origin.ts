const form = {
  text: 'Mela Ground, Dhaka',
  place: { address: 'Mela Ground, Dhaka', point: { latitude: 23.7811, longitude: 90.4093 } },
  unit: 'Stall 4',
  building: '',
  notes: 'Behind the stage',
  name: 'Mela Food Truck',
  email: '',
  phone: { text: '01711-000111', e164: '+8801711000111', possible: true },
};

/** Device storage with a confirmed origin for this outlet. */
export const storedOrigin = (vendorId: string): Readonly<Record<string, string>> => ({
  [`saddlebag:origin:${vendorId}`]: JSON.stringify({ version: 1, isConfirmed: true, form }),
});
