import type { TextDecoder } from 'node:util'
import { decoderFor } from './head-charset.ts'

/** Within so many bytes a page says how it is written. */
const BEGINNING = 1_024

/** The text of a page while it comes, piece by piece. The first piece is held back until it says how the page is written. */
export const pageDecoder = (contentType: string) => {
  let beginning: Buffer | undefined = Buffer.alloc(0)
  let decoder: TextDecoder | undefined
  return (bytes: Buffer, isLast: boolean): string => {
    if (beginning !== undefined) {
      beginning = Buffer.concat([beginning, bytes])
      if (beginning.length < BEGINNING && !isLast) return ''
      bytes = beginning
      beginning = undefined
      decoder = decoderFor(bytes.subarray(0, BEGINNING), contentType)
    }
    return decoder?.decode(bytes, { stream: !isLast }) ?? ''
  }
}
