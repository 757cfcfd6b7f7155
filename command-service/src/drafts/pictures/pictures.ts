import { Readable } from 'node:stream'
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
import type { Outgoing } from '@debut/adapters/outgoing/outgoing.ts'
import { OutgoingError } from '@debut/adapters/outgoing/outgoing-error.ts'
import type { Drawing, ReceivedPicture } from '../../kernel/pictures/drawing.ts'
import type { Uploads } from '../../kernel/uploads.ts'
import { type Redrawn, redrawing, type Refused } from './redraw.ts'

const FETCHED_AT_ONCE = 8
const MOST_WAITING = 40

/** Many stores of files call everything so. What it is, its bytes say. */
const ACCEPT = [...PICTURE_TYPES, 'image/jpg', 'application/octet-stream', 'binary/octet-stream']

export interface Pictures {
  /**
   * Redraws the picture and keeps it for the member; the same picture is kept only once. It is opened when there is room for it, and may be
   * refused then.
   */
  take(given: GivenPicture, kind: UploadKind, memberId: MemberId, crop?: PictureCrop): Promise<ToolPicture | Refused>
  /** The same with one that lies elsewhere. */
  takeFrom(url: string, kind: PictureKind, memberId: MemberId, hasLeft?: AbortSignal): Promise<ToolPicture | Refused>
}

interface GivenPicture {
  /** The most bytes that the picture can have, as far as that is known before it is opened. */
  readonly bytes: number
  readonly open: () => Promise<Readable>
  /** Aborts where its sender has left. */
  readonly hasLeft?: AbortSignal
}

interface Parts {
  readonly uploads: Uploads
  readonly outgoing: Outgoing
  readonly drawing: Drawing
}

/** Refuses a picture as `unavailable` while too many others are being fetched. */
export const createPictures = ({ uploads, outgoing, drawing }: Parts): Pictures => {
  const fetching = atMost(FETCHED_AT_ONCE, MOST_WAITING)

  const keep = async ({ webp, ...seen }: Redrawn, kind: UploadKind, memberId: MemberId): Promise<ToolPicture> => {
    const path = await uploads.keep('storage/pictures', memberId, webp, kind === 'post-picture' ? seen : undefined)
    return { path, ...seen }
  }

  const drawn = async (picture: ReceivedPicture, kind: UploadKind, memberId: MemberId, crop?: PictureCrop) => {
    const redrawn = await picture.draw(redrawing, kind, crop)
    return 'refusal' in redrawn ? redrawn : keep(redrawn, kind, memberId)
  }

  const take: Pictures['take'] = ({ bytes, open, hasLeft }, kind, memberId, crop) =>
    drawing(
      memberId,
      bytes,
      async (picture) => {
        const isWhole = await picture.receive(open, PICTURE_BYTES[kind])
        return isWhole ? drawn(picture, kind, memberId, crop) : { refusal: `${kind}-too-large` }
      },
      hasLeft,
    )

  const takeFrom: Pictures['takeFrom'] = (url, kind, memberId, hasLeft) => {
    const fetchAndDraw = async (picture: ReceivedPicture): Promise<ToolPicture | Refused> => {
      const fetched = async () => Readable.from((await outgoing(url, { accept: ACCEPT, mostBytes: PICTURE_BYTES[kind] })).body)
      try {
        await fetching(() => picture.receive(fetched, PICTURE_BYTES[kind]))
      } catch (error) {
        if (!(error instanceof OutgoingError)) throw error
        if (error.reason === 'too-large') return { refusal: `${kind}-too-large` }
        return { refusal: error.reason === 'wrong-type' ? 'picture-type' : 'picture-not-fetched' }
      }
      return drawn(picture, kind, memberId)
    }
    return drawing(memberId, PICTURE_BYTES[kind], fetchAndDraw, hasLeft)
  }

  return { take, takeFrom }
}
