/** Returns the parameters of a query, except the opened order. */
export const withoutOrder = (search: string): Readonly<Record<string, string>> => {
  const query = new URLSearchParams(search);
  query.delete('order_id');
  return Object.fromEntries(query);
};
