import type { CommandId, LogPosition } from '@debut/events/kernel/ids.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { Remembered, StreamState } from './stream-state.ts'

type Parts = Readonly<Record<string, unknown>>

/** A folded stream whose state is cut into its head and its parts. All of it is plain data, of the form that the version names. */
export interface InParts {
  readonly folded: StreamState<object>
  readonly parts: Parts
}

/** Folded streams on the side. */
export interface Snapshots {
  /** The head, and of the parts only those that are wanted. */
  load(stream: string, version: number, wanted: ReadonlySet<string>): Promise<InParts | undefined>
  /** The head, and the parts that the last snapshot lacks. False where that one is not there, or a newer one is. */
  save(stream: string, version: number, snapshot: InParts): Promise<boolean>
  purge(stream: string): Promise<void>
}

interface Row {
  readonly revision: number
  readonly position: LogPosition
  readonly changed_at: number
  readonly state: object
  readonly remembered: [CommandId, Remembered][]
  readonly parts: Parts
}

const KEEP_PARTS = `
  kept as (
    insert into identity.snapshot_parts (stream, version, part, state)
    select :stream, :version, part.key, part.value from json_each(:parts::json) as part where exists (select from head)
    on conflict (stream, version, part) do update set state = excluded.state
  ) select stream from head`

/** From the beginning, so it needs nothing that is there. Two processes may save the same stream: the later fold stays. */
const SAVE_WHOLE = `
  with head as (
    insert into identity.snapshots as known (stream, version, revision, position, changed_at, state, remembered)
    values (:stream, :version, :revision, :position, :changedAt, :state::json, :remembered::json)
    on conflict (stream) do update
    set version = excluded.version, revision = excluded.revision, position = excluded.position,
        changed_at = excluded.changed_at, state = excluded.state, remembered = excluded.remembered
    where known.version < excluded.version or (known.version = excluded.version and known.revision < excluded.revision)
    returning stream
  ), old as (
    delete from identity.snapshot_parts where stream in (select stream from head) and version < :version
  ), ${KEEP_PARTS}`

/** On top of what is there, which must hold all that was saved before. */
const SAVE_CHANGES = `
  with head as (
    update identity.snapshots
    set revision = :revision, position = :position, changed_at = :changedAt, state = :state::json, remembered = :remembered::json
    where stream = :stream and version = :version and revision >= :since and revision < :revision
    returning stream
  ), ${KEEP_PARTS}`

export const snapshotsIn = (database: Knex): Snapshots => ({
  load: async (stream, version, wanted) => {
    const { rows } = await database.raw<{ rows: Row[] }>(
      `select revision, position, changed_at, state, remembered,
         (select coalesce(json_object_agg(part, parts.state), '{}') from identity.snapshot_parts as parts
          where parts.stream = head.stream and parts.version = head.version and part = any(:wanted)) as parts
       from identity.snapshots as head where stream = :stream and version = :version`,
      { stream, version, wanted: [...wanted] },
    )
    const [row] = rows
    if (row === undefined) return undefined
    const { revision, position, changed_at, state, remembered, parts } = row
    const unsaved = { since: revision, parts: new Set<string>() }
    return { parts, folded: { state, revision, position, changedAt: changed_at, remembered: new Map(remembered), parts: wanted, unsaved } }
  },
  save: async (stream, version, { folded, parts }) => {
    const { since } = folded.unsaved
    const { rows } = await database.raw<{ rows: object[] }>(since === 'no-stream' ? SAVE_WHOLE : SAVE_CHANGES, {
      stream,
      version,
      ...(since !== 'no-stream' && { since }),
      revision: folded.revision,
      position: folded.position,
      changedAt: folded.changedAt ?? 0,
      state: JSON.stringify(folded.state),
      remembered: JSON.stringify([...folded.remembered]),
      parts: JSON.stringify(parts),
    })
    return rows.length > 0
  },
  purge: async (stream) => {
    await database('identity.snapshot_parts').where({ stream }).delete()
    await database('identity.snapshots').where({ stream }).delete()
  },
})
