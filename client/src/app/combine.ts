import type { Reducer } from '@reduxjs/toolkit'

/** As the toolkit's, which first asks each part several times where it begins: the server has a store for every page. Parts may still be added. */
export const combine =
  <State extends object>(reducers: ReadonlyMap<string, Reducer>): Reducer<State> =>
  (state, action) => {
    const parts = (state ?? {}) as Readonly<Record<string, unknown>>
    const next: Record<string, unknown> = {}
    let isSame = Object.keys(parts).length === reducers.size
    for (const [name, reduce] of reducers) {
      next[name] = reduce(parts[name], action)
      isSame &&= next[name] === parts[name]
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each part by the reducer of its own name
    return (isSame ? parts : next) as State
  }
