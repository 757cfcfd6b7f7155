import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { Envelope } from '@debut/events/kernel/envelope.ts'
import type { CommandId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'

export interface Fact {
  readonly type: string
  readonly data: object
}

/** What one command appended. */
export interface Commit {
  readonly stream: string
  readonly facts: readonly Fact[]
  readonly envelope: Omit<Envelope, 'v'>
}

/** Where the nth event stands in a made log: apart, as in a real one. */
export const positionOf = (index: number): number => 100 + index * 10

/** A log that is written by hand, a second after another. */
export class MadeCommits {
  readonly all: Commit[] = []
  #at = toInstant('2026-03-07T20:00:00Z')
  #events = 0

  get today(): Day {
    return dayOf(this.#at)
  }

  /** So many events so far. */
  get events(): number {
    return this.#events
  }

  /** Of the next event; of the last one with -1. */
  position(offset: number): number {
    return positionOf(this.#events + offset)
  }

  pass(hours: number): void {
    this.#at = this.#at.plus({ hours })
  }

  append(stream: string, actor: Envelope['actor'], ...facts: Fact[]): Commit {
    this.#at = this.#at.plus({ seconds: 1 })
    const $causationId = `0199a7de-6f2a-7c31-8d4e-${String(this.all.length).padStart(12, '0')}` as CommandId
    const envelope = { $correlationId: 'history', $causationId, commandHash: 'hash', actor, at: this.#at }
    const commit = { stream, facts, envelope }
    this.all.push(commit)
    this.#events += facts.length
    return commit
  }
}
