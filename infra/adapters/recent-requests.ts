const SLOT_MS = 30_000
const SLOTS = 10
/** Bounds of milliseconds, each a quarter above the one before: a percentile is no further off than that. */
const BOUNDS = Array.from({ length: 50 }, (_, index) => 1.25 ** index)

interface Slot {
  readonly begun: number
  requests: number
  errors: number
  readonly byBound: number[]
}

/** How the requests of the last five minutes went, for people who look now; what was before, Prometheus knows. */
export class RecentRequests {
  readonly #now: () => number
  readonly #begun: number
  #slots: Slot[] = []

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#begun = now()
  }

  note(status: number, milliseconds: number): void {
    const slot = this.#slot()
    slot.requests++
    if (status >= 500) slot.errors++
    const bound = BOUNDS.findIndex((most) => milliseconds <= most)
    const index = bound === -1 ? BOUNDS.length - 1 : bound
    slot.byBound[index] = (slot.byBound[index] ?? 0) + 1
  }

  figures(): { requests: number; errors: number; p95Ms: number | null; minutes: number } {
    const since = this.#now() - SLOT_MS * SLOTS
    const slots = this.#slots.filter(({ begun }) => begun >= since)
    const sum = (of: (slot: Slot) => number) => slots.reduce((total, slot) => total + of(slot), 0)
    const requests = sum((slot) => slot.requests)
    let seen = 0
    const bound = BOUNDS.findIndex((_, index) => (seen += sum(({ byBound }) => byBound[index] ?? 0)) >= requests * 0.95)
    return {
      requests,
      errors: sum((slot) => slot.errors),
      p95Ms: requests === 0 ? null : Math.round((BOUNDS[bound] ?? 0) * 10) / 10,
      minutes: Math.round((Math.min(SLOT_MS * SLOTS, this.#now() - this.#begun) / 60_000) * 10) / 10,
    }
  }

  #slot(): Slot {
    const now = this.#now()
    const last = this.#slots.at(-1)
    if (last !== undefined && now - last.begun < SLOT_MS) return last
    const slot: Slot = { begun: now, requests: 0, errors: 0, byBound: [] }
    this.#slots = [...this.#slots.slice(-SLOTS), slot]
    return slot
  }
}
