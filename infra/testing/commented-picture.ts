import { crc32 } from 'node:zlib'

const DOT = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')
/** Its signature and its header. */
const BEGINNING = 33

/** A picture of one pixel, in whose file stands what a camera or a program might write of its owner. */
export const commentedPicture = (comment: string): Uint8Array<ArrayBuffer> => {
  const said = Buffer.from(`tEXtComment\0${comment}`, 'latin1')
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(said.length - 4)
  sum.writeUInt32BE(crc32(said))
  return new Uint8Array(Buffer.concat([DOT.subarray(0, BEGINNING), length, said, sum, DOT.subarray(BEGINNING)]))
}
