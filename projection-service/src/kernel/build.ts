import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Session } from '@debut/infra/adapters/session.ts'
import type { Projector } from './projector.ts'

/** One schema full of a projection's rows, and how far it is. */
export interface Build {
  readonly projector: Projector
  readonly version: number
  readonly position: LogPosition
}

export const schemaOf = (name: string, version: number) => `${name}_v${version}`

/** Another process swapped the build away under us. */
export class BuildRetired extends Error {
  override readonly name = 'BuildRetired'
}

export const createBuild = async (session: Session, projector: Projector): Promise<Build> => {
  const [next] = await session.query<{ version: number }>(
    'select coalesce(max(version), 0) + 1 as version from projections.builds where name = $1',
    [projector.name],
  )
  const version = next?.version ?? 1
  const schema = schemaOf(projector.name, version)
  await session.transaction(async () => {
    await session.query(`create schema ${schema}`)
    await session.query(`set local search_path to ${schema}`)
    await session.query(projector.tables)
    await session.query('insert into projections.builds (name, version, logic, derived) values ($1, $2, $3, $4)', [
      projector.name,
      version,
      projector.version,
      projector.derived ?? [],
    ])
  })
  return { projector, version, position: 0 as LogPosition }
}

export const activate = (session: Session, { projector, version }: Build) =>
  session.query(
    'insert into projections.active (name, version) values ($1, $2) on conflict (name) do update set version = excluded.version',
    [projector.name, version],
  )

interface ActiveBuild {
  readonly version: number
  readonly position: LogPosition
  readonly logic: number
  readonly derived: readonly string[]
}

/** The build in force, whichever code filled it. */
export const activeBuild = async (
  session: Session,
  name: string,
  { hold = false }: { readonly hold?: boolean } = {},
): Promise<ActiveBuild | undefined> => {
  const [row] = await session.query<ActiveBuild>(
    `select version, position, logic, derived from projections.active join projections.builds using (name, version)
     where name = $1 ${hold ? 'for update of builds' : ''}`,
    [name],
  )
  return row
}

/** Which code filled a build, as a projector sees it. Names in the log are for ever, so that newer code derives more; less asks for a raised version. */
export const filledBy = ({ logic, derived }: ActiveBuild, projector: Projector): 'older' | 'same' | 'newer' => {
  if (logic !== projector.version) return logic < projector.version ? 'older' : 'newer'
  const mine = projector.derived ?? []
  if (mine.some((name) => !derived.includes(name))) return 'older'
  return derived.length > mine.length ? 'newer' : 'same'
}

/** Filled at once, a table is to Postgres what it was when it was empty, until it looks for itself: readers would wait for the plans that follow from it. */
export const analyse = async (session: Session, { projector: { name }, version }: Build): Promise<void> => {
  const schema = schemaOf(name, version)
  const tables = await session.query<{ table: string }>(
    'select table_name as "table" from information_schema.tables where table_schema = $1',
    [schema],
  )
  for (const { table } of tables) await session.query(`analyze ${schema}."${table}"`)
}

/** Rows and checkpoints move together: call inside the transaction that writes the rows. */
export const advance = async (session: Session, builds: readonly Build[], position: LogPosition): Promise<void> => {
  const moved = await session.repeat(
    `update projections.builds b set position = greatest(b.position, $3), stopped = null
     from unnest($1::text[], $2::int[]) as mine (name, version)
     where b.name = mine.name and b.version = mine.version and b.retired_at is null
     returning 1`,
    [builds.map(({ projector }) => projector.name), builds.map(({ version }) => version), position],
  )
  if (moved.length !== builds.length) throw new BuildRetired('a build was retired while it was being filled')
}

/** Old builds go once no query can still be using them. */
export const dropRetired = async (session: Session): Promise<void> => {
  const retired = await session.query<{ name: string; version: number }>(
    `select name, version from projections.builds where retired_at < now() - interval '30 seconds'`,
  )
  for (const { name, version } of retired) await drop(session, name, version)
}

export const retireOthers = (session: Session, { projector: { name }, version }: Build) =>
  session.query('update projections.builds set retired_at = now() where name = $1 and version <> $2 and retired_at is null', [
    name,
    version,
  ])

/** A build that came to nothing. */
export const discard = (session: Session, { projector, version }: Build) => drop(session, projector.name, version)

const drop = (session: Session, name: string, version: number) =>
  session.transaction(async () => {
    await session.query(`drop schema if exists ${schemaOf(name, version)} cascade`)
    await session.query('delete from projections.builds where name = $1 and version = $2', [name, version])
  })
