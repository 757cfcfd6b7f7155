import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Bus } from '@debut/infra/adapters/bus.ts'
import { isMissingTable, type Knex } from '@debut/infra/adapters/database.ts'
import { Unavailable } from '@debut/infra/adapters/errors.ts'
import type { Logger } from '@debut/infra/adapters/logging.ts'
import { z } from 'zod'

/** A lost hint costs this long. */
const REFRESH_MS = 1_000

const Hint = z.object({ position: z.int(), projections: z.array(z.string()), topics: z.array(z.string()) })

interface Checkpoint {
  readonly schema: string
  readonly position: LogPosition
  readonly stopped: string | null
}

type Listener = (projection: string, topics: readonly string[] | undefined) => void

/** How far each projection in force is: read from Postgres each second, and heard from the bus in between. */
export class Checkpoints {
  readonly #database: Knex
  readonly #logger: Logger
  readonly #known = new Map<string, Checkpoint>()
  readonly #listeners = new Set<Listener>()
  #timer: NodeJS.Timeout | undefined

  constructor(database: Knex, bus: Bus, logger: Logger) {
    this.#database = database
    this.#logger = logger
    bus.subscribe('projected', (message) => {
      const { position, projections, topics } = Hint.parse(message)
      for (const name of projections) this.#moved(name, position as LogPosition, topics)
    })
  }

  start(): void {
    const refresh = async () => {
      try {
        await this.refresh()
      } catch (error) {
        // Before the projection-service has made its tables there is nothing to read, and readiness says so.
        this.#logger[isMissingTable(error) ? 'debug' : 'warn']({ err: error }, 'checkpoints could not be read')
      }
    }
    void refresh()
    this.#timer = setInterval(() => void refresh(), REFRESH_MS)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** The projection's tables and how far they are, at the least. */
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
  reached(name: string, position: LogPosition, patienceMs: number): Promise<boolean> {
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
      const timer = setTimeout(settle, patienceMs, false)
      this.#listeners.add(listener)
    })
  }

  async refresh(): Promise<void> {
    const rows: { name: string; version: number; position: LogPosition; stopped: string | null }[] = await this.#database
      .select('builds.name', 'builds.version', 'position', 'stopped')
      .from('projections.active')
      .join('projections.builds', { 'builds.name': 'active.name', 'builds.version': 'active.version' })
    for (const { name, version, position, stopped } of rows) {
      const schema = `${name}_v${version}`
      const before = this.#known.get(name)
      this.#known.set(name, { schema, position: Math.max(position, before?.position ?? 0) as LogPosition, stopped })
      if (before === undefined || before.position < position || before.schema !== schema) this.#tell(name, undefined)
    }
  }

  #moved(name: string, position: LogPosition, topics: readonly string[]): void {
    const known = this.#known.get(name)
    if (known === undefined || known.position >= position) return
    this.#known.set(name, { ...known, position })
    this.#tell(name, topics)
  }

  #tell(name: string, topics: readonly string[] | undefined): void {
    for (const listener of this.#listeners) listener(name, topics)
  }
}
