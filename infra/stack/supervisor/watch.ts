import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'

const SETTLE_MS = 150

/** Calls back once the files below the folders have been quiet for a moment after a change. */
export const watchFolders = (folders: readonly string[], changed: (file: string) => void): { close(): void } => {
  let timer: NodeJS.Timeout | undefined
  const watchers = folders.filter(existsSync).map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || !/\.(ts|sql|json)$/.test(file) || file.endsWith('.test.ts')) return
      clearTimeout(timer)
      timer = setTimeout(changed, SETTLE_MS, join(folder, file))
    }),
  )
  return {
    close: () => {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}
