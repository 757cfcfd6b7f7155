import type { EventForm, EventOf } from '@debut/events/kernel/define-event.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'

/** SQL that finds its tables in whichever build it is run for. */
export interface Statement {
  readonly sql: string
  readonly values: readonly unknown[]
}

export interface Fact {
  readonly type: string
  readonly data: object
}

/** Nothing where there are no rows; else one JSON text: Postgres takes it apart quicker than we can put an array per column together. */
export const forRows = (rows: readonly object[], sql: string): Statement[] =>
  rows.length === 0 ? [] : [{ sql, values: [JSON.stringify(rows)] }]

export class Batch {
  readonly #events: readonly Recorded<Fact>[]
  readonly #byType = new Map<string, Recorded<Fact>[]>()

  constructor(events: readonly Recorded<Fact>[]) {
    this.#events = events
    for (const recorded of events) {
      const alike = this.#byType.get(recorded.event.type)
      if (alike === undefined) this.#byType.set(recorded.event.type, [recorded])
      else alike.push(recorded)
    }
  }

  /** Every event that its projector reads, in the order of the log. */
  all(): readonly Recorded<Fact>[] {
    return this.#events
  }

  /** Those of these forms. */
  of<const Forms extends readonly EventForm[]>(...forms: Forms): readonly Recorded<EventOf<Forms[number]>>[] {
    return this.#of(new Set(forms.map(({ type }) => type))) as unknown as readonly Recorded<EventOf<Forms[number]>>[]
  }

  #of(types: ReadonlySet<string>): readonly Recorded<Fact>[] {
    const [found = [], ...others] = [...types].map((type) => this.#byType.get(type)).filter((alike) => alike !== undefined)
    return others.length === 0 ? found : this.#events.filter(({ event }) => types.has(event.type))
  }
}

export interface Projector {
  readonly name: string
  /** Raised whenever the same events would make other rows: the next start then rebuilds. */
  readonly version: number
  /** What it takes from all contracts, each thing by a name: what a contract adds later asks for a rebuild as well. */
  readonly derived?: readonly string[]
  /** The categories of streams it must understand in full, and the events among them that it folds. */
  readonly reads: Readonly<Record<string, readonly EventForm[]>>
  /** Folded also while its stream is parked, and again when that is folded: what must not wait, and can come twice. */
  readonly atOnce?: readonly EventForm[]
  /** Its tables, as SQL that names no schema. */
  readonly tables: string
  /** A batch becomes a few set-based statements, whatever its size. */
  project(batch: Batch): readonly Statement[]
  /** The live topics that this batch changes; null where it may change any. */
  topics(batch: Batch): readonly string[] | null
}

export const defineProjector = (name: string, projector: Omit<Projector, 'name'>): Projector => ({ name, ...projector })
