import type { EventForm, EventOf } from '@debut/events/kernel/define-event.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'

/** SQL that finds its tables in whichever build it is run for. */
export interface Statement {
  readonly sql: string
  readonly values: readonly unknown[]
}

interface Fact {
  readonly type: string
  readonly data: unknown
}

export class Batch {
  readonly #events: readonly Recorded<Fact>[]

  constructor(events: readonly Recorded<Fact>[]) {
    this.#events = events
  }

  of<Form extends EventForm>(form: Form): readonly Recorded<EventOf<Form>>[] {
    return this.#events.filter(({ event }) => event.type === form.type) as unknown as readonly Recorded<EventOf<Form>>[]
  }
}

export interface Projector {
  readonly name: string
  /** Raised whenever the same events would make other rows: the next start then rebuilds. */
  readonly version: number
  /** The categories of streams it must understand in full, and the events among them that it folds. */
  readonly reads: Readonly<Record<string, readonly EventForm[]>>
  /** Its tables, as SQL that names no schema. */
  readonly tables: string
  /** A batch becomes a few set-based statements, whatever its size. */
  project(batch: Batch): readonly Statement[]
  /** The live topics that this batch has news for. */
  topics(batch: Batch): readonly string[]
}

export const defineProjector = (name: string, projector: Omit<Projector, 'name'>): Projector => ({ name, ...projector })
