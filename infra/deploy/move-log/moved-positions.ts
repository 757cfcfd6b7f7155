import { catalogue } from '@debut/events/catalogue.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { partsOf } from '@debut/events/kernel/schema-parts.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'

/** The fields of events that hold a position of the log, by type. */
export const positionFields: ReadonlyMap<string, readonly string[]> = new Map(
  [...catalogue.values()].flatMap(({ type, fields }) => {
    const holding = Object.entries(fields).filter(([, schema]) => partsOf(schema).some((part) => part === LogPosition))
    return holding.length === 0 ? [] : [[type, holding.map(([field]) => field)] as const]
  }),
)

/** Where the events of one log stand in another one. Both have them in the same order. */
export class MovedPositions {
  readonly #from: number[] = []
  readonly #to: number[] = []

  get size(): number {
    return this.#from.length
  }

  note(from: number, to: number): void {
    this.#from.push(from)
    this.#to.push(to)
  }

  /** What was before it, at it and behind it still is: a position between two events becomes one between the same two. */
  of(position: number): number {
    const index = this.#lastUpTo(position)
    const [from, to] = [this.#from[index], this.#to[index]]
    if (from === undefined || to === undefined) return 0
    return from === position ? to : to + 1
  }

  /** What an event says of positions, said of the other log. */
  in({ type, data }: Pick<StoredEvent, 'type' | 'data'>): unknown {
    const fields = positionFields.get(type)
    if (fields === undefined || typeof data !== 'object' || data === null) return data
    const moved: Record<string, unknown> = { ...data }
    for (const field of fields) moved[field] = this.#moved(moved[field])
    return moved
  }

  #moved(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.#moved(each))
    return typeof value === 'number' ? this.of(value) : value
  }

  #lastUpTo(position: number): number {
    let [low, high] = [0, this.#from.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#from[middle] ?? Infinity) <= position) low = middle + 1
      else high = middle
    }
    return low - 1
  }
}
