import type { Lease } from '@debut/events/operations/operation-answers.ts'

/** A process that another instance takes over is without an owner for less. */
const HANDED_OVER_MS = 20_000

/** Leases that have no owner for a while. The first look only begins to wait. */
export const freeLeases = () => {
  const freeSince = new Map<string, number>()
  return (leases: readonly Lease[]): readonly Lease[] => {
    const free = leases.filter(({ owner }) => owner === null)
    const names = new Set(free.map(({ name }) => name))
    for (const name of freeSince.keys()) if (!names.has(name)) freeSince.delete(name)
    const now = performance.now()
    return free.filter(({ name }) => {
      const since = freeSince.get(name) ?? now
      freeSince.set(name, since)
      return now - since > HANDED_OVER_MS
    })
  }
}
