import type { Logger } from '@debut/adapters/logging.ts'
import type { Checkpoints } from '../checkpoints.ts'
import { Coalesced } from './coalesced.ts'
import type { TopicFamily } from './topic.ts'

interface Feeds {
  openOf(family: TopicFamily): string[]
  refresh(key: string): Promise<void>
  reached(key: string, position: number): void
}

/**
 * Each second, where there was progress, hints of it may have been lost. Then a family's feeds are looked through:
 * only those that changed where that is known, and one after the other, so that live changes do not wait behind them.
 */
export class Sweep {
  readonly #family: TopicFamily
  readonly #feeds: Feeds
  readonly #checkpoints: Pick<Checkpoints, 'of'>
  readonly #looking: Coalesced
  #seen: { readonly version: number; readonly position: number } | undefined

  constructor(family: TopicFamily, feeds: Feeds, checkpoints: Pick<Checkpoints, 'of'>, logger: Logger) {
    this.#family = family
    this.#feeds = feeds
    this.#checkpoints = checkpoints
    this.#looking = new Coalesced(
      () => this.#look(),
      (error) => logger.warn({ err: error, topics: family.name }, 'live topics could not be looked through and will be'),
    )
  }

  moved(projection: string): void {
    if (projection === this.#family.projection) void this.#looking.ask()
  }

  async #look(): Promise<void> {
    const { version, position } = this.#checkpoints.of(this.#family.projection)
    const open = this.#feeds.openOf(this.#family)
    for (const key of open.length === 0 ? [] : await this.#toRefresh(open, version)) await this.#feeds.refresh(key)
    // Those of them that were looked for when this began: all that changed up to there was read.
    for (const key of open) this.#feeds.reached(key, position)
    this.#seen = { version, position }
  }

  async #toRefresh(open: readonly string[], version: number): Promise<readonly string[]> {
    // A rebuilt projection may show otherwise what it showed before.
    if (this.#family.changedAfter === undefined || this.#seen?.version !== version) return open
    return this.#family.changedAfter(this.#seen.position)
  }
}
