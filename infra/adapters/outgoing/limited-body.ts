import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { OutgoingError } from './outgoing-error.ts'

const UNPACKERS = { gzip: createGunzip, 'x-gzip': createGunzip, br: createBrotliDecompress }
/** The encodings that a request offers: a response in another one is not unpacked. */
export const PACKED = 'gzip, br'

const isKnown = (encoding: string): encoding is keyof typeof UNPACKERS => encoding in UNPACKERS

const atMost = (mostBytes: number) =>
  async function* (chunks: AsyncIterable<Buffer>) {
    let bytes = 0
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > mostBytes) throw new OutgoingError('too-large', `it is larger than ${mostBytes} bytes`)
      yield chunk
    }
  }

const unpacked = (response: IncomingMessage, mostBytes: number): Readable => {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '') return response
  if (!isKnown(encoding)) throw new OutgoingError('unreachable', `it is packed as ${encoding}`)
  // Counted before it is unpacked too: without end, it may unpack to nothing.
  return pipeline(response, atMost(mostBytes), UNPACKERS[encoding](), () => {})
}

/** The body as it comes, piece by piece. To stop reading ends the request. */
export const limitedBody = (response: IncomingMessage, mostBytes: number): AsyncIterable<Buffer> =>
  atMost(mostBytes)(unpacked(response, mostBytes))
