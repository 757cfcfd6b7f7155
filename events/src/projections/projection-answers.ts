import * as z from 'zod/mini'
import { JobState } from '../jobs/job-answers.ts'
import { count, dated, IsoInstant, Sha256 } from '../kernel/answer-fields.ts'
import { LogPosition } from '../kernel/ids.ts'

const ParkedEvent = z.object({
  projection: z.string(),
  sequence: LogPosition,
  /** Without the id of a member whom it is named for. */
  stream: z.string(),
  revision: z.int(),
  type: z.string(),
  payloadHash: Sha256,
  /** Members are numbered, and what they wrote is left out. Null where it was parked before payloads were kept. */
  payload: z.nullable(z.unknown()),
  error: z.string(),
  tries: z.int(),
  parkedAt: IsoInstant,
  triedAt: IsoInstant,
  /** Events of the same stream that wait for it. */
  waiting: count,
})
export type ParkedEvent = z.infer<typeof ParkedEvent>

/** `silent`: no process has said for a while how far it is. */
const ProjectionStatus = z.enum(['live', 'catching-up', 'stopped', 'rebuilding', 'silent'])
export type ProjectionStatus = z.infer<typeof ProjectionStatus>

const ProjectionState = z.object({
  name: z.string(),
  version: z.int(),
  position: LogPosition,
  status: ProjectionStatus,
  stopped: z.nullable(z.string()),
  /** Between the newest event and the last that is in its tables: how many events, where that is known, and how long. While it catches up, the events are estimated. */
  lag: z.object({ events: z.nullable(count), isAbout: z.boolean(), milliseconds: count }),
  /** What is late for another reason: events that are parked or wait for one, the age of the oldest, and how long its writer has said nothing. */
  inherited: z.object({ events: count, milliseconds: count, silentMilliseconds: count }),
  parked: count,
  eventsPerSecond: z.number(),
  /** The longest lag of each minute of the last hour in milliseconds, oldest first; null of a minute without a word. */
  lastHour: z.array(z.nullable(count)),
})
export type ProjectionState = z.infer<typeof ProjectionState>

export const RowDifference = z.object({
  table: z.string(),
  row: z.string(),
  kind: z.enum(['differs', 'missing', 'extra']),
  values: z.array(z.object({ column: z.string(), live: z.nullable(z.string()), rebuilt: z.nullable(z.string()) })),
  /** What differs would tell of points that are hidden still: there are no values then. */
  isHidden: z.boolean(),
  /** The newest event that the row, or the stream it is named for, goes back to; null where none is known. */
  event: z.nullable(z.object({ type: z.string(), position: LogPosition })),
})
export type RowDifference = z.infer<typeof RowDifference>

/** What a rebuild found. */
export const Comparison = z.object({
  version: z.int(),
  /** The version that was in force then. */
  live: z.int(),
  position: LogPosition,
  tables: count,
  equal: count,
  differ: count,
  /** Rows that only the version in force has, and rows that only the rebuilt one has. */
  missing: count,
  extra: count,
  /** The first of those that are not equal. */
  rows: z.array(RowDifference),
})
export type Comparison = z.infer<typeof Comparison>

export const differencesIn = ({ differ, missing, extra }: Pick<Comparison, 'differ' | 'missing' | 'extra'>): number =>
  differ + missing + extra

const Steered = z.object({ job: JobState, byName: z.nullable(z.string()) })

const Rebuild = z.object({
  ...Steered.shape,
  projection: z.string(),
  /** Null before it has begun. */
  version: z.nullable(z.int()),
  live: z.int(),
  comparison: z.nullable(Comparison),
  /** Until when it waits for a swap; null where it does not. */
  waitsUntil: z.nullable(IsoInstant),
  /** The last swap that was asked for. */
  swap: z.nullable(Steered),
})
export type Rebuild = z.infer<typeof Rebuild>

const Swap = z.object({
  projection: z.string(),
  from: z.int(),
  version: z.int(),
  at: IsoInstant,
  /** Null where rows were not compared. */
  equal: z.nullable(count),
  differences: z.nullable(count),
  /** How long what writes the projection had to wait. */
  heldMilliseconds: z.nullable(count),
  /** Until when it can be swapped back; null where it can't be. */
  backUntil: z.nullable(IsoInstant),
  /** Why it can't be. */
  noWayBack: z.nullable(z.enum(['other-logic', 'too-late'])),
  /** The last time that somebody asked to swap it back, where that is not over or was refused. */
  back: z.nullable(Steered),
})
export type Swap = z.infer<typeof Swap>

export const Projections = dated({
  /** The newest event that any projection knows of. */
  newest: z.nullable(z.object({ position: LogPosition, ageMilliseconds: z.nullable(count) })),
  projections: z.array(ProjectionState),
  /** The first of those that could not be folded. */
  parked: z.array(ParkedEvent),
  rebuilds: z.array(Rebuild),
  /** Filled by new code when it starts, or by an operator: they can’t be steered. */
  unattended: z.array(z.object({ projection: z.string(), version: z.int(), live: z.int(), position: LogPosition, startedAt: IsoInstant })),
  /** The last of each projection, the newest first. */
  swaps: z.array(Swap),
})
export type Projections = z.infer<typeof Projections>
