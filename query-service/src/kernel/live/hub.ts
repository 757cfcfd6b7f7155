import { authorise } from '@debut/adapters/access-control.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { Identity } from '@debut/adapters/tokens.ts'
import type { Checkpoints } from '../checkpoints.ts'
import type { Feed, Joined, Reader } from './feed.ts'
import { StateFeed } from './state-feed.ts'
import { Sweep } from './sweep.ts'
import { TopicFeed } from './topic-feed.ts'
import type { Topic, TopicFamily } from './topic.ts'

type Progress = Pick<Checkpoints, 'of' | 'refresh' | 'onMove'>

interface Open {
  readonly feed: Feed
  readonly projection: string
  listeners: number
  /** Set while there are no listeners. */
  left: NodeJS.Timeout | undefined
}

/** A reader who leaves a page and returns finds what was read for them. */
const KEPT_MS = 5_000

/** Every live topic that somebody listens to, refreshed when there may be changes. */
export class Hub {
  readonly #families: ReadonlyMap<string, TopicFamily>
  readonly #checkpoints: Progress
  readonly #logger: Logger
  readonly #open = new Map<string, Open>()

  constructor(families: readonly TopicFamily[], checkpoints: Progress, logger: Logger) {
    this.#families = new Map(families.map((family) => [family.name, family]))
    this.#checkpoints = checkpoints
    this.#logger = logger
    const sweeps = families.map((family) => new Sweep(family, this, checkpoints, logger))
    checkpoints.onMove((projection, keys) => {
      if (keys === undefined) for (const sweep of sweeps) sweep.moved(projection)
      else for (const key of keys) if (this.#open.get(key)?.projection === projection) void this.refresh(key)
    })
  }

  /** What stands before the first colon is the topic's row in the access table. */
  find(name: string, identity: Identity | null): Topic | Promise<Topic> {
    const colon = name.indexOf(':')
    const family = this.#families.get(colon === -1 ? name : name.slice(0, colon))
    if (family === undefined) throw new HttpError('not-found')
    authorise(`topic ${family.name}`, identity ?? undefined)
    // Before the projection is there, there is nothing to listen to.
    this.#checkpoints.of(family.projection)
    return family.find(colon === -1 ? undefined : name.slice(colon + 1), identity)
  }

  join(topic: Topic, cursor: number | null, reader: Reader): Joined {
    const open = this.#open.get(topic.key) ?? { feed: this.#feedOf(topic), projection: topic.projection, listeners: 0, left: undefined }
    this.#open.set(topic.key, open)
    clearTimeout(open.left)
    open.listeners += 1
    let here = true
    const leave = () => {
      if (!here) return
      here = false
      joined.leave()
      open.listeners -= 1
      if (open.listeners > 0) return
      open.left = setTimeout(() => {
        open.feed.close()
        this.#open.delete(topic.key)
      }, KEPT_MS).unref()
    }
    const joined = open.feed.join(cursor, {
      send: (frame) => reader.send(frame),
      full: () => reader.full(),
      reset: () => {
        leave()
        reader.reset()
      },
    })
    return { ...joined, leave }
  }

  /** Those of a family that somebody listens to. */
  openOf({ name }: TopicFamily): string[] {
    return [...this.#open.keys()].filter((key) => key === name || key.startsWith(`${name}:`))
  }

  /** Settles when what is new was read. */
  refresh(key: string): Promise<void> {
    return this.#open.get(key)?.feed.refresh() ?? Promise.resolve()
  }

  reached(key: string, position: number): void {
    this.#open.get(key)?.feed.reached(position)
  }

  #feedOf(topic: Topic): Feed {
    return 'read' in topic ? new StateFeed(topic, this.#checkpoints, this.#logger) : new TopicFeed(topic, this.#checkpoints, this.#logger)
  }
}
