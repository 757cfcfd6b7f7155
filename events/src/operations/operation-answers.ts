import * as z from 'zod/mini'
import { count, IsoInstant } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { face } from '../kernel/face.ts'
import { LogPosition } from '../kernel/ids.ts'
import { Role } from '../members/role.ts'
import { JournalKind } from './journal-kind.ts'

/** What can need a person, the worst first. */
export const ThingKind = z.enum([
  'stopped-projection',
  'open-day',
  'held-votes',
  'parked-events',
  'lag',
  'free-lease',
  'backup',
  'late-email',
  'failed-email',
  'appeals',
  'texts',
  'tools',
  'messages',
])
export type ThingKind = z.infer<typeof ThingKind>

const Thing = z.object({
  kind: ThingKind,
  /** How many there are of it. */
  count,
  /** What it is about: a product, a projection, a process, a day; null where it is about several. */
  name: z.nullable(z.string()),
  /** Since when; null where that is not known. */
  since: z.nullable(IsoInstant),
  /** Members notice, or will soon. */
  urgent: z.boolean(),
})
export type Thing = z.infer<typeof Thing>

/** Of the last minutes, by each service’s own count. */
export const RequestFigures = z.object({
  requests: count,
  /** Answered with 500 or more. */
  errors: count,
  /** 95% took no longer; null where there were none. */
  p95Ms: z.nullable(z.number()),
  /** How many minutes were counted. */
  minutes: z.number(),
})
export type RequestFigures = z.infer<typeof RequestFigures>

const Lease = z.object({
  /** The process, or what projections share. */
  name: z.string(),
  /** The beginning of the id of the instance that holds it; null where none does. */
  owner: z.nullable(z.string()),
  until: IsoInstant,
})
export type Lease = z.infer<typeof Lease>

/** Parts that could not be asked for are null: a figure that is not known is never made up. */
export const Operations = z.object({
  at: IsoInstant,
  today: z.object({
    day: Day,
    closesAt: IsoInstant,
    launches: count,
    members: count,
    posts: count,
    /** Of all launches together; null while the points of today’s are hidden. */
    votes: z.nullable(
      z.object({
        total: count,
        /** By the hours of the day that have begun. */
        perHour: z.array(count),
      }),
    ),
    /** When the points of today’s launches are shown, and votes with them. */
    revealAt: IsoInstant,
  }),
  things: z.array(Thing),
  log: z.nullable(z.object({ newestAt: z.nullable(IsoInstant), perSecond: z.number() })),
  projections: z.object({
    total: count,
    stopped: count,
    parked: count,
    /** The one that is furthest behind; null where none is, or it is not known. */
    furthest: z.nullable(z.object({ name: z.string(), seconds: z.number() })),
  }),
  /** The last launch day that is frozen; null before the first. */
  lastDay: z.nullable(z.object({ day: Day, closedAt: IsoInstant, seconds: z.number(), launches: count, votes: count })),
  email: z.nullable(z.object({ sent: count, failed: count, waiting: count, oldestAt: z.nullable(IsoInstant) })),
  backup: z.nullable(z.object({ isSet: z.boolean(), newestAt: z.nullable(IsoInstant) })),
  liveConnections: count,
  requests: z.object({ queries: RequestFigures, commands: z.nullable(RequestFigures) }),
  leases: z.object({ processes: z.nullable(z.array(Lease)), projections: z.array(Lease) }),
})
export type Operations = z.infer<typeof Operations>

/** What waits on the pages of the staff; null of a page that is not for who asks. */
export const OperationCounts = z.object({
  review: z.nullable(count),
  projections: z.nullable(count),
  moderation: z.nullable(count),
})
export type OperationCounts = z.infer<typeof OperationCounts>

const named = { ...face, username: z.nullable(z.string()) }

export const RoleHolders = z.object({ members: z.array(z.object({ ...named, roles: z.array(Role) })) })
export type RoleHolders = z.infer<typeof RoleHolders>

const JournalActor = z.union([
  /** The name is null once they are erased. */
  z.object({ kind: z.literal('member'), ...named }),
  z.object({ kind: z.literal('process'), name: z.string() }),
])
export type JournalActor = z.infer<typeof JournalActor>

export const JournalEntry = z.object({
  position: LogPosition,
  at: IsoInstant,
  kind: JournalKind,
  actor: JournalActor,
  /** What they did. It follows their name, and what it was about follows it. */
  text: z.string(),
  /** Null where the text says all. Its name is null where it has none any more, its address where there is nothing to see. */
  about: z.nullable(z.object({ kind: z.string(), name: z.nullable(z.string()), path: z.nullable(z.string()) })),
  /** The code of a reason. */
  reason: z.nullable(z.string()),
  /** What who did it wrote about it. */
  note: z.nullable(z.string()),
})
export type JournalEntry = z.infer<typeof JournalEntry>

/** The newest first. */
export const Journal = z.object({ entries: z.array(JournalEntry), more: z.boolean() })
export type Journal = z.infer<typeof Journal>
