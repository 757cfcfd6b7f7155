import { Readable } from 'node:stream'
import { atMost } from '@debut/adapters/at-most.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Outgoing } from '@debut/adapters/outgoing/outgoing.ts'
import { OutgoingError } from '@debut/adapters/outgoing/outgoing-error.ts'
import { AVATAR_BYTES, AVATAR_TYPES } from '@debut/events/members/avatar-file.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { DEFAULT_AVATAR } from '@debut/events/members/profile.ts'
import type { Drawing, ReceivedPicture } from '../kernel/pictures/drawing.ts'
import type { Uploads } from '../kernel/uploads.ts'
import { avatarDrawing } from './avatar-picture.ts'

const FETCHED_AT_ONCE = 4
const MOST_WAITING = 20

/** Many stores of files call everything so. What it is, its bytes say. */
const ACCEPT = [...AVATAR_TYPES, 'image/jpg', 'application/octet-stream', 'binary/octet-stream']

interface Parts {
  readonly uploads: Uploads
  readonly outgoing: Outgoing
  readonly drawing: Drawing
  readonly publicUrl: string
}

/** Finds the picture that a member names by its address: an own upload stays where it is, and one from elsewhere is fetched once and kept like an upload. */
export const namedAvatars = ({ uploads, outgoing, drawing, publicUrl }: Parts) => {
  const fetching = atMost(FETCHED_AT_ONCE, MOST_WAITING)

  const fetch = async (url: URL, { receive }: ReceivedPicture): Promise<void> => {
    const body = async () => Readable.from((await outgoing(url, { accept: ACCEPT, mostBytes: AVATAR_BYTES })).body)
    try {
      await fetching(() => receive(body, AVATAR_BYTES))
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      if (error.reason === 'too-large') throw new HttpError('picture-too-large')
      throw new HttpError(error.reason === 'wrong-type' ? 'unsupported-picture' : 'avatar-not-fetched')
    }
  }

  /** Null where it is the one that everybody begins with. */
  return async (named: string | null, shown: string, memberId: MemberId): Promise<string | null> => {
    if (named === null || named === DEFAULT_AVATAR) return null
    // A client that says what we answered changes nothing; the picture of a provider stays at its own address.
    if (named === shown) return shown
    const url = URL.parse(named, publicUrl)
    if (url?.origin === new URL(publicUrl).origin) {
      if (url.pathname === DEFAULT_AVATAR) return null
      if (await uploads.has(memberId, url.pathname)) return url.pathname
      throw new HttpError('not-own-avatar')
    }
    if (url?.protocol !== 'https:') throw new HttpError('not-own-avatar')
    const picture = await drawing(memberId, AVATAR_BYTES, async (received) => {
      await fetch(url, received)
      return received.draw(avatarDrawing)
    })
    if ('refusal' in picture) throw new HttpError(picture.refusal)
    return uploads.keep('avatars', memberId, picture)
  }
}
