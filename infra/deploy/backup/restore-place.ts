import { type CopySession, openLoading } from '@debut/adapters/database-copy.ts'
import { Refused } from '@debut/adapters/errors.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import { FORGET_POSITIONS } from '@debut/command-service/kernel/stray-positions.ts'
import { RESTORE_MARK } from '@debut/adapters/restore-mark.ts'
import { leftOut, SCHEMA } from './saved-tables.ts'

/** How far a restore has come that was broken off. */
export interface Begun {
  readonly backup: string
  readonly done: Done
}
export type Done = 'nothing' | 'tables' | 'log'

const holdsEvents = async (log: EventStore, signal: AbortSignal): Promise<boolean> => {
  for await (const { events, live } of log.follow({ after: undefined, signal })) {
    if (events.length > 0) return true
    if (live) break
  }
  signal.throwIfAborted()
  return false
}

const exists = async (session: CopySession, table: string): Promise<boolean> => {
  const [row] = await session.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table])
  return row?.there === true
}

const begunIn = async (session: CopySession): Promise<Begun | undefined> => {
  if (!(await exists(session, RESTORE_MARK))) return undefined
  const [begun] = await session.query<{ backup: string; done: Done }>(`select backup, done from ${RESTORE_MARK}`)
  return begun
}

const holdsRows = async (session: CopySession): Promise<boolean> => {
  for (const { name } of await session.tables(SCHEMA)) {
    if (leftOut.has(name)) continue
    const rows = await session.query(`select 1 from ${SCHEMA}."${name}" limit 1`)
    if (rows.length > 0) return true
  }
  return false
}

interface Place {
  readonly log: EventStore
  readonly identityUrl: string
  readonly debutUrl: string | undefined
  readonly signal: AbortSignal
}

/** Whether it may be restored there, and from which point on: into what is empty, or what this very restore has left half done. */
export const lookAtPlace = async (
  { log, identityUrl, debutUrl, signal }: Place,
  backup: string,
  only: 'log' | undefined,
): Promise<Begun> => {
  const session = await openLoading(identityUrl, 'restore')
  try {
    const begun = await begunIn(session)
    if (begun !== undefined && begun.backup !== backup)
      throw new Refused(
        `the restore of ${begun.backup} was begun there and has not ended: end it with --backup ${begun.backup}, or empty both stores`,
      )
    if (begun !== undefined) return begun
    if (await holdsEvents(log, signal)) throw new Refused('the event store holds events already: a restore needs an empty one')
    const isFilled = await holdsRows(session)
    if (only === undefined && isFilled)
      throw new Refused('the database of members and their keys holds rows already: a restore needs an empty one')
    if (only === 'log' && !isFilled)
      throw new Refused('the database of members and their keys is empty: the log alone could not be read without them')
    if (debutUrl !== undefined) await refuseReadModels(debutUrl)
    return { backup, done: only === 'log' ? 'tables' : 'nothing' }
  } finally {
    await session.end('rollback')
  }
}

/** They have positions of the log that was lost. */
const refuseReadModels = async (url: string): Promise<void> => {
  const session = await openLoading(url, 'restore')
  try {
    if ((await exists(session, 'projections.builds')) && (await session.query('select 1 from projections.builds limit 1')).length > 0)
      throw new Refused(
        'the database of the read models holds some of the log that was lost: drop it and make it anew, they are made again from the log',
      )
  } finally {
    await session.end('rollback')
  }
}

export const markRestore = async (identityUrl: string, { backup, done }: Begun): Promise<void> => {
  const session = await openLoading(identityUrl, 'restore')
  await session.query(`create schema if not exists ${SCHEMA}`)
  await session.query(`create table if not exists ${RESTORE_MARK} (backup text not null, done text not null)`)
  await session.query(`delete from ${RESTORE_MARK}`)
  await session.query(`insert into ${RESTORE_MARK} values ($1, $2)`, [backup, done])
  await session.end('commit')
}

/** What knows positions of another log goes with it. */
export const endRestore = async (identityUrl: string): Promise<void> => {
  const session = await openLoading(identityUrl, 'restore')
  await session.query(FORGET_POSITIONS)
  await session.query(`drop table ${RESTORE_MARK}`)
  await session.end('commit')
}
