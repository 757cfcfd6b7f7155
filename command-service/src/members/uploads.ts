import { hash } from 'node:crypto'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Storage } from '@debut/infra/adapters/storage.ts'

const folderOf = (memberId: MemberId) => `avatars/${memberId}`

/** A member's pictures, named by what is in them: a path never shows another picture. */
export interface Uploads {
  /** Answers the path under which it is shown on our origin. */
  keep(memberId: MemberId, picture: Buffer): Promise<string>
  isOwn(memberId: MemberId, path: string): boolean
  remove(path: string): Promise<void>
  removeAll(memberId: MemberId): Promise<void>
}

export const uploadsIn = (storage: Storage): Uploads => ({
  keep: async (memberId, picture) => {
    const path = `${folderOf(memberId)}/${hash('sha256', picture, 'hex').slice(0, 32)}.webp`
    await storage.put(path, picture, 'image/webp')
    return `/${path}`
  },
  isOwn: (memberId, path) => path.startsWith(`/${folderOf(memberId)}/`),
  remove: (path) => storage.remove(path.slice(1)),
  removeAll: (memberId) => storage.removeUnder(folderOf(memberId)),
})
