import type { SealedFiles } from './sealed-files.ts'

export const BACKUPS = 'backups'

/** It is written last: without one, a back-up is none. */
export const manifestOf = (id: string): string => `${BACKUPS}/${id}/manifest`

/** Names that are in the order of time. */
export const newId = (at: string, chance: string): string => `${at.slice(0, 19).replaceAll(':', '-')}Z-${chance}`

/** When a back-up was begun, as its name says it. */
export const begunAt = (id: string): string => `${id.slice(0, 10)}T${id.slice(11, 19).replaceAll('-', ':')}.000Z`

/** All that were begun, the oldest first, and which of them were ended. */
export const backupsIn = async (files: Pick<SealedFiles, 'list'>): Promise<{ readonly id: string; readonly isWhole: boolean }[]> => {
  const whole = new Map<string, boolean>()
  for (const path of await files.list(BACKUPS)) {
    const [, id = ''] = path.split('/')
    whole.set(id, whole.get(id) === true || path === manifestOf(id))
  }
  return [...whole].map(([id, isWhole]) => ({ id, isWhole })).toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
