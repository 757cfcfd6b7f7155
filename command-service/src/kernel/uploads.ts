import { hash } from 'node:crypto'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Storage } from '@debut/adapters/storage.ts'

/** Faces, and what members show of what they make. */
export const FOLDERS = ['avatars', 'storage/pictures'] as const
type Folder = (typeof FOLDERS)[number]

const ofMember = (folder: Folder, memberId: MemberId) => `${folder}/${memberId}`

interface Size {
  readonly width: number
  readonly height: number
}

/** A member's pictures, named by what is in them: a path never shows another picture. */
export interface Uploads {
  /** Answers the path under which it is shown on our origin. It names the size where one is given, for texts that know nothing else of the picture. */
  keep(folder: Folder, memberId: MemberId, picture: Buffer, size?: Size): Promise<string>
  isOwn(memberId: MemberId, path: string): boolean
  /** It is theirs, and there. */
  has(memberId: MemberId, path: string): Promise<boolean>
  remove(path: string): Promise<void>
  /** In every folder. */
  removeAll(memberId: MemberId): Promise<void>
}

/** As pictures are kept: named by what is in them, some with their size. */
const NAME = String.raw`[0-9a-f]{32}(?:-\d{2,4}x\d{2,4})?\.webp`
export const FILE = new RegExp(`^${NAME}$`)
/** Wherever in a text they stand. Each part has a length, so that no text takes long to look through. */
export const UPLOAD_PATHS = new RegExp(`/(?:${FOLDERS.join('|')})/[0-9a-f-]{36}/${NAME}`, 'g')

const isOwn: Uploads['isOwn'] = (memberId, path) =>
  FOLDERS.some((folder) => {
    const own = `/${ofMember(folder, memberId)}/`
    return path.startsWith(own) && FILE.test(path.slice(own.length))
  })

export const uploadsIn = (storage: Storage): Uploads => ({
  keep: async (folder, memberId, picture, size) => {
    const shape = size === undefined ? '' : `-${size.width}x${size.height}`
    const path = `${ofMember(folder, memberId)}/${hash('sha256', picture, 'hex').slice(0, 32)}${shape}.webp`
    await storage.put(path, picture, 'image/webp')
    return `/${path}`
  },
  isOwn,
  has: async (memberId, path) => isOwn(memberId, path) && (await storage.get(path.slice(1))) !== undefined,
  remove: (path) => storage.remove(path.slice(1)),
  removeAll: async (memberId) => {
    await Promise.all(FOLDERS.map((folder) => storage.removeUnder(ofMember(folder, memberId))))
  },
})
