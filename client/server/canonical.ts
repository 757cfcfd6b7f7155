/** Of the query only what makes another page, in one order. */
export const canonicalOf = (publicUrl: string, { path, query }: { path: string; query: string }, keep: readonly string[] = []): string => {
  const url = new URL(publicUrl)
  url.pathname = path
  const wanted = [...new URLSearchParams(query)].filter(([name]) => keep.includes(name))
  url.search = new URLSearchParams(wanted.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString()
  return url.href
}
