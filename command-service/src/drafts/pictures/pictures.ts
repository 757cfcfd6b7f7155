import type { MemberId } from '@debut/events/kernel/ids.ts'
import {
  PICTURE_BYTES,
  PICTURE_TYPES,
  type PictureCrop,
  type PictureKind,
  type ToolPicture,
  type UploadKind,
} from '@debut/events/tools/tool-picture.ts'
import { atMost } from '@debut/adapters/at-most.ts'
import { type Outgoing, wholeBody } from '@debut/adapters/outgoing/outgoing.ts'
import { OutgoingError } from '@debut/adapters/outgoing/outgoing-error.ts'
import type { Drawing } from '../../kernel/pictures/drawing.ts'
import type { Uploads } from '../../kernel/uploads.ts'
import { redraw, type Refused } from './redraw.ts'

const FETCHED_AT_ONCE = 8
const MOST_WAITING = 40

/** Many stores of files call everything so. What it is, its bytes say. */
const ACCEPT = [...PICTURE_TYPES, 'image/jpg', 'application/octet-stream', 'binary/octet-stream']

export interface Pictures {
  /** Keeps it for the member, drawn anew. The same picture is kept once. */
  take(bytes: Buffer, kind: UploadKind, memberId: MemberId, crop?: PictureCrop): Promise<ToolPicture | Refused>
  /** The same with one that lies elsewhere. */
  takeFrom(url: string, kind: PictureKind, memberId: MemberId, crop?: PictureCrop): Promise<ToolPicture | Refused>
}

interface Parts {
  readonly uploads: Uploads
  readonly outgoing: Outgoing
  readonly drawing: Drawing
}

/** Refuses a picture as `unavailable` while too many others are being fetched. */
export const createPictures = ({ uploads, outgoing, drawing }: Parts): Pictures => {
  const fetching = atMost(FETCHED_AT_ONCE, MOST_WAITING)

  const take: Pictures['take'] = async (bytes, kind, memberId, crop) => {
    if (bytes.length > PICTURE_BYTES[kind]) return { refusal: `${kind}-too-large` }
    const redrawn = await drawing(memberId, () => redraw(bytes, kind, crop))
    if ('refusal' in redrawn) return redrawn
    const { webp, ...seen } = redrawn
    const path = await uploads.keep('storage/pictures', memberId, webp, kind === 'post-picture' ? seen : undefined)
    return { path, ...seen }
  }

  const fetched = async (url: string, kind: PictureKind): Promise<Buffer | Refused> => {
    try {
      return await fetching(async () => wholeBody(await outgoing(url, { accept: ACCEPT, mostBytes: PICTURE_BYTES[kind] })))
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      if (error.reason === 'too-large') return { refusal: `${kind}-too-large` }
      return { refusal: error.reason === 'wrong-type' ? 'picture-type' : 'picture-not-fetched' }
    }
  }

  return {
    take,
    takeFrom: async (url, kind, memberId, crop) => {
      const bytes = await fetched(url, kind)
      return 'refusal' in bytes ? bytes : take(bytes, kind, memberId, crop)
    },
  }
}
