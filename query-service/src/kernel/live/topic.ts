import type { Identity } from '@debut/adapters/tokens.ts'

export interface Message {
  /** A reader who has this cursor has this message and all before it. */
  readonly cursor: number
  readonly body: unknown
}

interface Named {
  /** As projectors announce it. */
  readonly key: string
  /** As clients ask for it. */
  readonly name: string
  /** The projection whose progress brings changes. */
  readonly projection: string
}

/** A lossless feed: every message after a cursor, in order. */
export interface MessageTopic extends Named {
  /** Messages go together in one frame, whose body lists theirs, and a reader gets no second one within this time. */
  readonly bundledMs?: number
  /** `forgotten` where some of them may be gone. */
  since(cursor: number, limit: number): Promise<readonly Message[] | 'forgotten'>
  /** Whether more than so many messages follow the cursor. */
  isBehind(cursor: number, most: number): Promise<boolean>
}

/** How something is, at a moment. */
export interface State {
  /** Of the last event that may have changed it. */
  readonly changed: number
  /** All events up to here are in it. */
  readonly position: number
  readonly body: object
  /** Until time alone changes it; null where it never does. */
  readonly validForMs: number | null
  /** Time alone has changed it since that event: a cursor does not tell whether its reader has seen that. */
  readonly hasTurned: boolean
}

/** A feed of which only the newest state matters. */
export interface StateTopic extends Named {
  read(): Promise<State>
}

export type Topic = MessageTopic | StateTopic

/** All topics of a name, as in the access table; what follows the name's colon distinguishes them. */
export interface TopicFamily {
  readonly name: string
  readonly projection: string
  /** What this reader gets under this name. Refuses by throwing. */
  find(parameter: string | undefined, identity: Identity | null): Topic | Promise<Topic>
  /** The keys with changes after a position; without it, any may have some. */
  changedAfter?(position: number): Promise<readonly string[]>
}
