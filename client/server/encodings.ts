import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoded = { body: Buffer; encoding?: 'br' | 'gzip' }

/** Each form of a text is made when the first reader wants it, and kept with the text. */
export const encodable = (text: string | Buffer) => {
  const plain = typeof text === 'string' ? Buffer.from(text) : text
  let br: Promise<Buffer> | undefined
  let gz: Promise<Buffer> | undefined
  return async (accepted: string): Promise<Encoded> => {
    if (/\bbr\b/.test(accepted)) {
      br ??= brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      return { body: await br, encoding: 'br' }
    }
    if (/\bgzip\b/.test(accepted)) {
      gz ??= zip(plain)
      return { body: await gz, encoding: 'gzip' }
    }
    return { body: plain }
  }
}
