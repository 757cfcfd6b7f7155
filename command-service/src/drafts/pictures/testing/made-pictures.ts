import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export const plain = (width: number, height: number, background = '#c40') => sharp({ create: { width, height, channels: 3, background } })

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const header = (width: number, height: number) => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([8, 0, 0, 0, 0], 8)
  return chunk('IHDR', data)
}

/** A grey PNG by hand: it may lie about its size, and carry along whatever it likes. */
export const madePng = (width: number, height: number, { rows = height, more = [] as [string, Buffer][] } = {}): Buffer =>
  Buffer.concat([
    SIGNATURE,
    header(width, height),
    ...more.map(([type, data]) => chunk(type, data)),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])

/** As a compressed text of a PNG is written: what it is about, and then so much of it. */
export const deepText = (bytes: number): [string, Buffer] => [
  'zTXt',
  Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes))]),
]

/** Where the comment of a JPEG stands, right behind its first marker. */
export const commentedJpeg = (jpeg: Buffer, comment: string): Buffer => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(comment.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, Buffer.from(comment), jpeg.subarray(2)])
}
