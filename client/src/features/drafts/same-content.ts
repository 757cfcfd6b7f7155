/** Keys may come in another order from the server. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

export const sameContent = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one, sorted) === JSON.stringify(other, sorted)
