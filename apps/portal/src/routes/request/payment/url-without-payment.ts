/** Removes the payment id that the bank's redirect added to the URL. */
export const urlWithoutPayment = (href: string): string => {
  const url = new URL(href);
  url.searchParams.delete('payment');
  return url.href;
};
