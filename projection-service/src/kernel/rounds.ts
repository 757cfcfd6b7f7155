/** Cut so that nothing comes twice within a round, and each keeps its own order: a round can be written at once. */
export const rounds = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] => {
  const cut: Item[][] = []
  const reached = new Map<string, number>()
  for (const item of items) {
    const key = keyOf(item)
    const round = reached.get(key) ?? 0
    reached.set(key, round + 1)
    ;(cut[round] ??= []).push(item)
  }
  return cut
}
