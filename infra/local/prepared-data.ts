import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { unfinishedMark } from './demo/unfinished.ts'
import { checkout } from './start-settings.ts'

/** Where an installation's own start has its data, among what it makes ready. */
export const preparedIn = (ready: string): string => join(ready, 'first-start')

const label = (prepared: string) => `${prepared}.json`
const Label = z.object({ from: z.number(), until: z.number(), code: z.string() })

/** When the past in it is not too long ago, in milliseconds. */
export type Freshness = { readonly from: number; readonly until: number }

/** What a past is made of, projected by and stored in. */
const SOURCES = ['{command-service,events,infra,projection-service}/**/*.{ts,mjs,sql}', 'package-lock.json']

/** Contents, not times: a checkout or a copy changes times and means nothing. */
const codeOf = (root: string) => {
  const paths = globSync(SOURCES, { cwd: root, exclude: (path) => path.endsWith('node_modules') })
  const hash = createHash('sha256')
  for (const path of paths.toSorted()) hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true, maxRetries: 20 })

export const removePrepared = (ready: string): void => {
  remove(label(preparedIn(ready)))
  remove(preparedIn(ready))
}

/** What an installation left that was cut off. */
export const removeHalfPrepared = (ready: string): void => {
  if (!existsSync(label(preparedIn(ready)))) removePrepared(ready)
}

/** Only what has stopped, and stopped well, may be taken: the label is written last. */
export const keepPrepared = (ready: string, freshness: Freshness): void => {
  const prepared = preparedIn(ready)
  remove(join(prepared, 'logs'))
  writeFileSync(label(prepared), JSON.stringify({ ...freshness, code: codeOf(checkout) }))
}

/** The event store comes last: before it, a folder is begun anew. */
const PARTS = ['postgres', 'keys', 'mail', 'uploads', 'event-store']

/** Two starts on two folders cannot both have it: whoever renames its label first does. */
const claim = (prepared: string, claimed: string) => {
  try {
    renameSync(label(prepared), claimed)
    return true
  } catch {
    return false
  }
}

const isFresh = (labelled: string, now: number) => {
  try {
    const { from, until, code } = Label.parse(JSON.parse(readFileSync(labelled, 'utf8')))
    return now >= from && now < until && code === codeOf(checkout)
  } catch {
    return false
  }
}

const moveParts = (prepared: string, dataDir: string) => {
  const mark = unfinishedMark(join(dataDir, 'event-store'))
  writeFileSync(mark, '')
  for (const part of PARTS.filter((name) => existsSync(join(prepared, name)))) renameSync(join(prepared, part), join(dataDir, part))
  rmSync(mark)
}

/**
 * A new data folder becomes the one that the installation's own start left: its log, its secrets, and what was read out of that log.
 * It is moved, not copied, so that no two folders share secrets. False where there is none, or none that is fresh, of this code and on this disk.
 */
export const takePrepared = (ready: string, dataDir: string, now = Date.now()): boolean => {
  const prepared = preparedIn(ready)
  if (!existsSync(label(prepared)) || PARTS.some((part) => existsSync(join(dataDir, part)))) return false
  if (statSync(prepared).dev !== statSync(dataDir).dev) return false
  const claimed = `${label(prepared)}.${process.pid}`
  if (!claim(prepared, claimed)) return false
  const isTaken = isFresh(claimed, now)
  if (isTaken) moveParts(prepared, dataDir)
  for (const path of [prepared, claimed]) remove(path)
  return isTaken
}
