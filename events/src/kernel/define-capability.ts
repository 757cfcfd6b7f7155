import type * as core from 'zod/v4/core'
import type { Access } from './access.ts'
import type { ActForm } from './define-act.ts'
import type { CommandDefinition } from './define-command.ts'
import type { EventForm } from './define-event.ts'
import type { JournalForm } from './define-journal.ts'
import type { NoticeForm } from './define-notice.ts'
import type { Sentences } from './define-sentences.ts'
import type { MemberId } from './ids.ts'
import type { Problems } from './problem.ts'
import type { RouteDefinition, RouteName } from './define-route.ts'

/** A live topic, or a family of them: what follows the name's colon distinguishes these. */
export interface TopicRow extends Access {
  readonly frame: core.$ZodType
}

/** What a capability is to everybody outside: data, from which the catalogue, the access table, results, export and erasure follow. */
export interface Capability {
  readonly name: string
  /** By the category of stream that they stand on. */
  readonly events?: Readonly<Record<string, readonly EventForm[]>>
  /** The categories among them that only keep a name for one. The result of a command is in its other events. */
  readonly claims?: readonly string[]
  readonly commands?: Readonly<Record<string, CommandDefinition>>
  readonly routes?: Readonly<Record<RouteName, RouteDefinition>>
  readonly topics?: Readonly<Record<string, TopicRow>>
  /** The streams that are a member's by their name. Of others, the events say `ownedBy`. */
  readonly ownStreams?: (memberId: MemberId) => readonly string[]
  /** The notifications that members get of its events. */
  readonly notices?: readonly NoticeForm[]
  /** By its kind, the event that asks for long work: it has a `jobId`, and names who asks with `by`. */
  readonly jobs?: Readonly<Record<string, EventForm>>
  /** Which of its events are acts of moderation. */
  readonly acts?: readonly ActForm[]
  /** Which of its other events are something that staff or a process did. */
  readonly journal?: readonly JournalForm[]
  readonly problems?: Problems
  /** What each of its routes, commands and topics is for, in words. */
  readonly sentences?: Sentences
}

export const defineCapability = <const Definition extends Capability>(definition: Definition): Definition => definition
