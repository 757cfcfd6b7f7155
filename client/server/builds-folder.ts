import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Each build has a folder of its own: a process that serves an older one goes on serving all of it. */
export const BUILDS = join(import.meta.dirname, '../dist')

const latest = join(BUILDS, 'latest')

/** The name of the build that a start serves; undefined before the first. */
export const latestBuild = (): Promise<string | undefined> => readFile(latest, 'utf8').catch(() => undefined)

export const setLatestBuild = async (name: string): Promise<void> => {
  await writeFile(`${latest}.${process.pid}`, name)
  await rename(`${latest}.${process.pid}`, latest)
}
