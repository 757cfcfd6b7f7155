import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Builds that somebody may still serve. */
const KEPT = 5

const isBuilding = (entry: string) => {
  const pid = Number(entry.split('.')[1])
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

/** All but the one that is served next and the youngest others, and what was cut off. */
export const removeOldBuilds = async (builds: string, name: string): Promise<void> => {
  const entries = (await readdir(builds)).filter((entry) => entry !== 'latest' && !isBuilding(entry))
  // Another process may be removing builds too.
  const dated = await Promise.all(
    entries.map(async (entry) => ({ entry, at: (await stat(join(builds, entry)).catch(() => undefined))?.mtimeMs ?? 0 })),
  )
  const whole = dated.filter(({ entry }) => /^[0-9a-f]{16}$/.test(entry)).toSorted((a, b) => b.at - a.at)
  const kept = new Set([name, ...whole.slice(0, KEPT).map(({ entry }) => entry)])
  for (const entry of entries) if (!kept.has(entry)) await rm(join(builds, entry), { recursive: true, force: true })
}
