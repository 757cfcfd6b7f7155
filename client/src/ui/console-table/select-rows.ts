type Keys = ReadonlySet<string>

export const toggled = (selected: Keys, key: string): Keys => {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}

/** With all rows from one to the other, as they are shown. Where the first is no longer shown, only the other. */
export const extended = (selected: Keys, shown: readonly string[], from: string | undefined, to: string): Keys => {
  const ends = [shown.indexOf(from ?? to), shown.indexOf(to)].filter((index) => index >= 0)
  return new Set([...selected, ...shown.slice(Math.min(...ends), Math.max(...ends) + 1)])
}

/** All that are shown, or none of them where all are selected already. What the filter hides stays as it is. */
export const toggledAll = (selected: Keys, shown: readonly string[]): Keys => {
  const shownKeys = new Set(shown)
  return shownKeys.isSubsetOf(selected) ? selected.difference(shownKeys) : selected.union(shownKeys)
}
