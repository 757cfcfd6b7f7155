import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** How many older builds stay, because a page that is open may still load files from them. */
const KEPT = 5

const isBuilding = (entry: string) => {
  const pid = Number(entry.split('.')[1])
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Removes builds that were interrupted, and all but the newest of the whole ones. The named build always stays. */
export const removeOldBuilds = async (builds: string, name: string): Promise<void> => {
  const entries = (await readdir(builds)).filter((entry) => entry !== 'latest' && !isBuilding(entry))
  // Another process may remove builds at the same time, so an entry may be gone by now.
  const dated = await Promise.all(
    entries.map(async (entry) => ({ entry, at: (await stat(join(builds, entry)).catch(() => undefined))?.mtimeMs ?? 0 })),
  )
  const whole = dated.filter(({ entry }) => /^[0-9a-f]{16}$/.test(entry)).toSorted((a, b) => b.at - a.at)
  const kept = new Set([name, ...whole.slice(0, KEPT).map(({ entry }) => entry)])
  for (const entry of entries) if (!kept.has(entry)) await rm(join(builds, entry), { recursive: true, force: true })
}
