/** The steps of a request, in order (specification 000, section 2). */
export const requestSteps = [
  'AskForOriginAddress',
  'AskForOriginAddressDetails',
  'CheckServiceHours',
  'ServiceClosed',
  'AskForDestinationAddress',
  'FillOrderDetails',
  'FillPaymentDetails',
] as const;
export type RequestStep = (typeof requestSteps)[number];
