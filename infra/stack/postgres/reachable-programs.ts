import { createHash } from 'node:crypto'
import { chmodSync, copyFileSync, linkSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { Hopeless } from '../supervisor/component.ts'
import type { Binaries } from './binaries.ts'
import { type Account, ourselves, runAs } from './spawn-as.ts'

export type ReachablePrograms = Binaries & { remove(): void }

/** Folders that every user can reach on most systems; some systems allow no programs to run from one or the other. */
const places = () => [...new Set([tmpdir(), '/tmp', '/var/tmp', '/var/cache'])]

const isOpen = (mode: number) => ((mode >> 6) & 0o5 & ~mode) === 0

/** A second name for the same file costs next to nothing, but must be on the same disk and shares the file's mode. */
const put = (from: string, to: string) => {
  try {
    if (isOpen(statSync(from).mode)) return linkSync(from, to)
  } catch {
    // Another disk, or one without links.
  }
  copyFileSync(from, to)
  chmodSync(to, 0o755)
}

const putFolder = (from: string, to: string) => {
  mkdirSync(to)
  // Whatever the umask is.
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) putFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else put(source, target)
  }
}

/** Another user's folder is not touched, as its owner could make a trap of it meanwhile. */
const clear = (folder: string) => {
  const left = lstatSync(folder, { throwIfNoEntry: false })
  if (left?.uid === process.getuid?.()) rmSync(folder, { recursive: true })
}

const runs = ({ postgres }: Binaries, account: Account) =>
  runAs(account, postgres, ['--version']).then(
    () => true,
    () => false,
  )

/**
 * The programs where the account gets to them. A checkout may be in a closed folder, or be closed itself by the umask of its
 * installation; then they are put into a place for everybody, under a name made from `home`, until `remove`.
 */
export const programsFor = async (account: Account, programs: Binaries, home: string): Promise<ReachablePrograms> => {
  if (account === ourselves) return { ...programs, remove: () => {} }
  const name = `debut-postgres-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`
  const folders = places().map((place) => join(place, name))
  // A start that was killed has left it.
  for (const folder of folders) clear(folder)
  // What we cannot run either has another problem, and reports it by itself.
  if ((await runs(programs, account)) || !(await runs(programs, ourselves))) return { ...programs, remove: () => {} }
  const root = dirname(dirname(programs.postgres))
  for (const folder of folders) {
    const moved = (program: string) => join(folder, relative(root, program))
    const there = { ...programs, initdb: moved(programs.initdb), postgres: moved(programs.postgres) }
    const remove = () => clear(folder)
    try {
      putFolder(root, folder)
      if (await runs(there, account)) return { ...there, remove }
    } catch {
      // No room, no such folder, or somebody else has put something there under this name.
    }
    remove()
  }
  throw new Hopeless(
    `Postgres refuses to run as root, and the user whom it runs as instead can run its programs neither in ${root} nor in ${places().join(', ')}: ` +
      'start Debut as an ordinary user, or move the checkout to where others may enter.',
  )
}
