import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Bus } from '@debut/adapters/bus.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { isMissingTable } from '@debut/adapters/database-errors.ts'
import { Unavailable } from '@debut/adapters/errors.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import { z } from 'zod'

/** A lost hint costs this long. */
const REFRESH_MS = 1_000

const Hint = z.object({
  position: z.int(),
  projections: z.array(z.object({ name: z.string(), version: z.int() })),
  /** Null where there were too many to name. */
  topics: z.array(z.string()).nullable(),
})

interface Checkpoint {
  readonly version: number
  readonly schema: string
  readonly position: LogPosition
  /** As Postgres had it last. Hints since then may have been lost, and changes with them. */
  readonly confirmed: LogPosition
  readonly stopped: string | null
}

/** Topics are undefined where any may have changes. */
type Listener = (projection: string, topics: readonly string[] | undefined) => void

/** How far each projection in force is: read from Postgres each second, and received from the bus in between. */
export class Checkpoints {
  readonly #database: Knex
  readonly #logger: Logger
  readonly #known = new Map<string, Checkpoint>()
  readonly #listeners = new Set<Listener>()
  #timer: NodeJS.Timeout | undefined
  #reading: Promise<void> = Promise.resolve()
  #next: Promise<void> | undefined

  constructor(database: Knex, bus: Bus, logger: Logger) {
    this.#database = database
    this.#logger = logger
    bus.subscribe('projected', (message) => {
      const { position, projections, topics } = Hint.parse(message)
      for (const { name, version } of projections) this.#moved(name, version, position as LogPosition, topics ?? undefined)
    })
  }

  start(): void {
    void this.#look()
    this.#timer = setInterval(() => void this.#look(), REFRESH_MS)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** The projection's tables and how far they are, at the least. Before those were once as far as the log there is nothing to read. */
  of(name: string): Checkpoint {
    const known = this.#known.get(name)
    if (known === undefined) throw new Unavailable(`there is no projection "${name}" yet`)
    return known
  }

  all(): ReadonlyMap<string, Checkpoint> {
    return this.#known
  }

  onMove(listener: Listener): void {
    this.#listeners.add(listener)
  }

  /** Whether the projection got there in time. */
  reached(name: string, position: LogPosition, timeoutMs: number): Promise<boolean> {
    if (this.of(name).position >= position) return Promise.resolve(true)
    return new Promise((resolve) => {
      const settle = (reached: boolean) => {
        clearTimeout(timer)
        this.#listeners.delete(listener)
        resolve(reached)
      }
      const listener: Listener = () => {
        if (this.of(name).position >= position) settle(true)
      }
      const timer = setTimeout(settle, timeoutMs, false)
      this.#listeners.add(listener)
    })
  }

  /** One reading after the other, so that none sets back what a later one said: all who ask meanwhile get the next. */
  refresh(): Promise<void> {
    this.#next ??= this.#reading
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined
        this.#reading = this.#read()
        return this.#reading
      })
    return this.#next
  }

  async #look(): Promise<void> {
    try {
      await this.refresh()
    } catch (error) {
      // Before the projection-service has made its tables there is nothing to read, and readiness says so.
      this.#logger[isMissingTable(error) ? 'debug' : 'warn']({ err: error }, 'checkpoints could not be read')
    }
  }

  async #read(): Promise<void> {
    const rows: { name: string; version: number; position: LogPosition; stopped: string | null }[] = await this.#database
      .select('builds.name', 'builds.version', 'position', 'stopped')
      .from('projections.active')
      .join('projections.builds', { 'builds.name': 'active.name', 'builds.version': 'active.version' })
      .where({ filling: false })
    for (const { name, version, position: confirmed, stopped } of rows) {
      const known = this.#known.get(name)
      const before = known?.version === version ? known : undefined
      const position = before !== undefined && before.position > confirmed ? before.position : confirmed
      this.#known.set(name, { version, schema: `${name}_v${version}`, position, confirmed, stopped })
      if (before === undefined || before.confirmed < confirmed) this.#tell(name, undefined)
    }
  }

  #moved(name: string, version: number, position: LogPosition, topics: readonly string[] | undefined): void {
    const known = this.#known.get(name)
    // The position of another version says nothing of the tables that are read here.
    if (known?.version !== version) return void this.#look()
    if (known.position >= position) return
    this.#known.set(name, { ...known, position })
    this.#tell(name, topics)
  }

  #tell(name: string, topics: readonly string[] | undefined): void {
    for (const listener of this.#listeners) listener(name, topics)
  }
}
