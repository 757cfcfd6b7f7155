import { type DecidedTags, tagsAfter } from '@debut/events/tags/tags-after.ts'
import { TagBanned, type TagEvent, TagKept, TagMerged, TagRestored, TAGS } from '@debut/events/tags/tag-events.ts'
import type { MadeCommits } from '../made-commits.ts'
import { memberOf } from './members.ts'

/** Decisions about the two tags that every tool carries. */
export class HistoryOfTags {
  readonly #log: MadeCommits
  #tags: DecidedTags = new Map()

  constructor(log: MadeCommits) {
    this.#log = log
  }

  /** One of the two that every tool carries is merged into the other one, banned or called otherwise, and given back. */
  decide(member: number): void {
    const tag = member === 0 ? 'ai' : 'fonts'
    const known = this.#tags.get(tag)
    const acts = [
      TagBanned({ tag, reason: 'spam' }),
      TagBanned({ tag, reason: 'spam' }),
      TagMerged({ tag, into: 'ai' }),
      TagKept({ tag, name: `Fonts ${this.#log.events}` }),
    ]
    const isUnavailable = known !== undefined && (known.into !== null || known.banned !== null)
    const isInTheWay = member === 2 && this.#tags.get('ai')?.banned !== null
    const act = isUnavailable ? TagRestored({ tag }) : isInTheWay ? undefined : acts[member]
    if (act !== undefined) this.tag(act)
  }

  tag(act: TagEvent): void {
    this.#tags = tagsAfter(this.#tags, act)
    this.#log.append(TAGS, memberOf(0), act)
  }
}
