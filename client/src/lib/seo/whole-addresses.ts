const ADDRESSES: readonly string[] = ['@id', 'url', 'item', 'image', 'logo']

/** A page names addresses from the root; here they are completed, where it is known what stands before. */
export const withWholeAddresses = (data: unknown, base: string): unknown => {
  if (Array.isArray(data)) return data.map((each) => withWholeAddresses(each, base))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [
      key,
      ADDRESSES.includes(key) && typeof value === 'string' ? new URL(value, base).href : withWholeAddresses(value, base),
    ]),
  )
}
