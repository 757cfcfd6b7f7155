import { HttpError } from '@debut/adapters/http-error.ts'
import { createOutgoing, wholeBody } from '@debut/adapters/outgoing/outgoing.ts'
import { OutgoingError, type OutgoingReason } from '@debut/adapters/outgoing/outgoing-error.ts'
import { type Reach, reaching } from '@debut/adapters/outgoing/reach.ts'

const WANTED = { accept: ['image/*', 'application/octet-stream', 'binary/octet-stream'], mostBytes: 8 * 1024 * 1024, sameOrigin: true }

const NOT_THERE: readonly OutgoingReason[] = ['too-large', 'redirected', 'wrong-type']

export type Download = (url: URL) => Promise<Buffer>

/** What lies there, if it is not too much, comes in time, and does not lead to another host. */
export const downloading = (reach: Reach): Download => {
  const outgoing = createOutgoing({ reach })
  return async (url) => {
    try {
      return await wholeBody(await outgoing(url, WANTED))
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      const isGone = NOT_THERE.includes(error.reason) || (error.status !== undefined && error.status < 500)
      throw new HttpError(isGone ? 'not-found' : 'unavailable')
    }
  }
}

/** From our own services. */
export const downloadingFrom = (...services: readonly string[]): Download =>
  downloading(reaching({ also: services.map((service) => new URL(service).origin) }))
