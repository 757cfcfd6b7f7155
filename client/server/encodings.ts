import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoded = { body: Buffer; encoding?: 'br' | 'gzip' }

/** Each form of a text is made when the first reader wants it, and kept with the text. */
export const encodable = (text: string) => {
  let br: Promise<Buffer> | undefined
  let gz: Promise<Buffer> | undefined
  let plain: Buffer | undefined
  return async (accepted: string): Promise<Encoded> => {
    if (/\bbr\b/.test(accepted)) {
      br ??= brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      return { body: await br, encoding: 'br' }
    }
    if (/\bgzip\b/.test(accepted)) {
      gz ??= zip(text)
      return { body: await gz, encoding: 'gzip' }
    }
    plain ??= Buffer.from(text)
    return { body: plain }
  }
}
