import type { Entry } from './board.ts'

/** Rows that a reader points at stay in their order, with their numerals; their points go on. Points that were hidden come with the order. */
export const withHeld = (held: readonly Entry[], latest: readonly Entry[]): readonly Entry[] => {
  const known = new Map(latest.map((entry) => [entry.launchId, entry]))
  return held.map((before) => {
    const now = known.get(before.launchId)
    if (now === undefined || (before.hidden && !now.hidden)) return before
    const { place, rank, was } = before
    return now.place === place && now.rank === rank ? now : { ...now, place, rank, ...(was !== undefined && { was }) }
  })
}

/** How many rows will have moved, come or gone when they are let go. */
const changesIn = (held: readonly Entry[], latest: readonly Entry[]): number => {
  const places = new Map(latest.map(({ launchId }, index) => [launchId, index]))
  const come = latest.length - held.filter(({ launchId }) => places.has(launchId)).length
  return come + held.filter(({ launchId }, index) => places.get(launchId) !== index).length
}

/** What waits until they are let go; undefined where nothing does. */
export const waitingFor = (held: readonly Entry[], latest: readonly Entry[]): string | undefined => {
  if (held.some(({ hidden }) => hidden) && latest.length > 0 && !latest.some(({ hidden }) => hidden)) return 'Ranks are in'
  const changes = changesIn(held, latest)
  return changes === 0 ? undefined : `${changes} ${changes === 1 ? 'place' : 'places'} changed`
}
