import type { Logger } from '@debut/infra/adapters/logging.ts'
import type { Checkpoints } from '../kernel/checkpoints.ts'
import { type Reader, TopicFeed } from './topic-feed.ts'
import type { Topic } from './topic.ts'

/** Every live topic by its name, told when there may be news. */
export class Hub {
  readonly #feeds: ReadonlyMap<string, TopicFeed>

  constructor(topics: readonly Topic[], checkpoints: Checkpoints, logger: Logger) {
    this.#feeds = new Map(topics.map((topic) => [topic.name, new TopicFeed(topic, checkpoints, logger)]))
    checkpoints.onMove((projection, named) => {
      for (const { name, projection: read } of topics)
        if (read === projection && (named === undefined || named.includes(name))) this.#feeds.get(name)?.stir()
    })
  }

  has(name: string): boolean {
    return this.#feeds.has(name)
  }

  join(name: string, cursor: number | null, reader: Reader): ReturnType<TopicFeed['join']> {
    const feed = this.#feeds.get(name)
    if (feed === undefined) throw new RangeError(`there is no topic "${name}"`)
    return feed.join(cursor, reader)
  }
}
