import { type LogPosition, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import type { Session } from '@debut/adapters/session.ts'
import { fencedOut, FencedOut } from './leases.ts'
import { ParkedStreams } from './parked-streams.ts'
import type { Projector } from './projector.ts'
import { SkippedEvents } from './skipped-events.ts'

/** One schema full of a projection's rows, and how far it is. */
export interface Build {
  readonly projector: Projector
  readonly version: number
  readonly position: LogPosition
  /** Of the lease under which it is written; null where no other process knows of it yet. */
  readonly token: number | null
  /** What it could not fold. */
  readonly parked: ParkedStreams
  /** What it is to do without. */
  readonly skipped: SkippedEvents
}

/** With nothing in it. */
export const emptyBuild = (projector: Projector, version: number): Build => ({
  projector,
  version,
  position: START_OF_LOG,
  token: null,
  parked: new ParkedStreams(),
  skipped: new SkippedEvents(),
})

export const schemaOf = (name: string, version: number) => `${name}_v${version}`

/** Another process swapped in another build meanwhile. */
export class BuildRetired extends Error {
  override readonly name = 'BuildRetired'
}

export const createBuild = async (session: Session, projector: Projector, jobId: string | null = null): Promise<Build> => {
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
    await session.query('insert into projections.builds (name, version, logic, derived, job_id) values ($1, $2, $3, $4, $5)', [
      projector.name,
      version,
      projector.version,
      projector.derived ?? [],
      jobId,
    ])
  })
  return emptyBuild(projector, version)
}

/** From now on no process with an older token advances it: what such a process has begun is waited for, or fails. */
export const claim = async (session: Session, name: string, version: number, token: number) => {
  const [row] = await session.query<{ position: LogPosition; filling: boolean }>(
    'update projections.builds set token = $3 where name = $1 and version = $2 and retired_at is null returning position, filling',
    [name, version, token],
  )
  if (row === undefined) throw new BuildRetired(`${name} was swapped while it was taken up`)
  return row
}

/** The first build of a projection is in force at once, and readers see it once it has caught up: until then it would show them a past that never was. */
export const createFirst = async (session: Session, projector: Projector): Promise<number> => {
  const build = await createBuild(session, projector)
  await session.query('update projections.builds set filling = true where name = $1 and version = $2', [projector.name, build.version])
  await activate(session, build)
  return build.version
}

export const showFilled = async (session: Session, names: readonly string[]): Promise<void> => {
  await session.query('update projections.builds set filling = false where filling and name = any($1::text[])', [names])
}

export const activate = async (session: Session, { projector: { name }, version }: Build): Promise<void> => {
  await session.query(
    'insert into projections.active (name, version) values ($1, $2) on conflict (name) do update set version = excluded.version',
    [name, version],
  )
  await session.query('update projections.builds set drop_at = null, ready_at = null where name = $1 and version = $2', [name, version])
}

interface ActiveBuild {
  readonly name: string
  readonly version: number
  readonly position: LogPosition
  readonly logic: number
  readonly derived: readonly string[]
}

const ACTIVE = 'select name, version, position, logic, derived from projections.active join projections.builds using (name, version)'

/** The build in force, whichever code filled it. */
export const activeBuild = async (
  session: Session,
  name: string,
  { hold = false }: { readonly hold?: boolean } = {},
): Promise<ActiveBuild | undefined> => {
  const [row] = await session.query<ActiveBuild & Record<string, unknown>>(
    `${ACTIVE} where name = $1 ${hold ? 'for update of builds' : ''}`,
    [name],
  )
  return row
}

/** The same of all projections, by name. */
export const activeBuilds = async (session: Session): Promise<ReadonlyMap<string, ActiveBuild>> =>
  new Map((await session.query<ActiveBuild & Record<string, unknown>>(ACTIVE)).map((build) => [build.name, build]))

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
  const tables = await session.query<{ table: string }>('select tablename as "table" from pg_tables where schemaname = $1', [schema])
  for (const { table } of tables) await session.query(`analyze ${schema}."${table}"`)
}

/** Rows and checkpoints move together: call inside the transaction that writes the rows. */
export const advance = async (session: Session, builds: readonly Build[], position: LogPosition): Promise<void> => {
  const moved = await session.repeat(
    `update projections.builds b set position = greatest(b.position, $3), stopped = null
     from unnest($1::text[], $2::int[], $4::bigint[]) as mine (name, version, token)
     where b.name = mine.name and b.version = mine.version and b.retired_at is null and b.token = coalesce(mine.token, b.token)
     returning b.name`,
    [builds.map(({ projector }) => projector.name), builds.map(({ version }) => version), position, builds.map(({ token }) => token)],
  )
  if (moved.length === builds.length) return
  const late = builds.filter(({ projector }) => !moved.some(({ name }) => name === projector.name))
  for (const build of late) if (await isTaken(session, build)) throw new FencedOut(fencedOut(late.map(({ projector }) => projector.name)))
  throw new BuildRetired('a build was retired while it was being filled')
}

const isTaken = async (session: Session, { projector, version, token }: Build): Promise<boolean> => {
  const rows = await session.query('select from projections.builds where name = $1 and version = $2 and token > $3', [
    projector.name,
    version,
    token,
  ])
  return rows.length > 0
}

/** A build that came to nothing. */
export const discard = (session: Session, { projector, version }: Build) => drop(session, projector.name, version)

export const drop = (session: Session, name: string, version: number) => session.transaction(() => dropTables(session, name, version))

export const dropTables = async (session: Session, name: string, version: number): Promise<void> => {
  await session.query(`drop schema if exists ${schemaOf(name, version)} cascade`)
  await session.query('delete from projections.builds where name = $1 and version = $2', [name, version])
}
