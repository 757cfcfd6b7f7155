import type { CommandId, LogPosition } from '@debut/events/kernel/ids.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import type { Remembered, StreamState } from './stream-state.ts'

/** Folded streams on the side. State is plain data, of the form that its version names. */
export interface Snapshots {
  load(stream: string, version: number): Promise<StreamState<unknown> | undefined>
  save(stream: string, version: number, folded: StreamState<unknown>): Promise<void>
}

interface Row {
  readonly revision: number
  readonly position: LogPosition
  readonly changed_at: number
  readonly state: unknown
  readonly remembered: [CommandId, Remembered][]
}

export const snapshotsIn = (database: Knex): Snapshots => ({
  load: async (stream, version) => {
    const row = await database<Row & { stream: string; version: number }>('identity.snapshots').where({ stream, version }).first()
    if (row === undefined) return undefined
    const { revision, position, changed_at, state, remembered } = row
    return { state, revision, position, changedAt: changed_at, remembered: new Map(remembered) }
  },
  /** Two processes may save the same stream: the later fold stays. */
  save: async (stream, version, { state, revision, position, changedAt, remembered }) => {
    await database.raw(
      `insert into identity.snapshots as known (stream, version, revision, position, changed_at, state, remembered)
       values (:stream, :version, :revision, :position, :changedAt, :state::jsonb, :remembered::jsonb)
       on conflict (stream) do update
       set version = excluded.version, revision = excluded.revision, position = excluded.position,
           changed_at = excluded.changed_at, state = excluded.state, remembered = excluded.remembered
       where known.version < excluded.version or (known.version = excluded.version and known.revision < excluded.revision)`,
      {
        stream,
        version,
        revision,
        position,
        changedAt: changedAt ?? 0,
        state: JSON.stringify(state),
        remembered: JSON.stringify([...remembered]),
      },
    )
  },
})
