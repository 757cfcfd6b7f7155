import { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { Bus } from '@debut/adapters/bus.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { z } from 'zod'

/** Whatever was accepted has long been projected by then. */
const KEPT_MS = 60_000
const MOST = 50_000

const Accepted = z.array(z.object({ memberId: MemberId, position: LogPosition }))

interface Newest {
  readonly position: LogPosition
  readonly until: number
}

/** The newest that was accepted from each member, as received from the bus. */
export class OwnPositions {
  readonly #clock: Clock
  /** In the order in which they were received. */
  readonly #newest = new Map<MemberId, Newest>()

  constructor(bus: Pick<Bus, 'subscribe'>, clock: Clock) {
    this.#clock = clock
    bus.subscribe('accepted', (message) => {
      for (const { memberId, position } of Accepted.parse(message)) this.#remember(memberId, position)
    })
  }

  of(member: MemberId): LogPosition | undefined {
    const newest = this.#newest.get(member)
    return newest !== undefined && newest.until > this.#clock().toMillis() ? newest.position : undefined
  }

  /** Whether anything was accepted from them in the last so many milliseconds. */
  hasActed(member: MemberId, withinMs: number): boolean {
    const newest = this.#newest.get(member)
    return newest !== undefined && newest.until - KEPT_MS > this.#clock().toMillis() - withinMs
  }

  get size(): number {
    return this.#newest.size
  }

  #remember(member: MemberId, position: LogPosition): void {
    const now = this.#clock().toMillis()
    const known = this.#newest.get(member)
    this.#newest.delete(member)
    this.#newest.set(member, {
      position: known !== undefined && known.position > position ? known.position : position,
      until: now + KEPT_MS,
    })
    for (const [oldest, { until }] of this.#newest) {
      if (until > now && this.#newest.size <= MOST) return
      this.#newest.delete(oldest)
    }
  }
}
