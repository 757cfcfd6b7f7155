import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { avatarPicture } from './avatar-picture.ts'

const red = { r: 255, g: 0, b: 0 }
const blue = { r: 0, g: 0, b: 255 }
const plain = (width: number, height: number, background = red) => sharp({ create: { width, height, channels: 3, background } })

/** The very start of a PNG, which says how large the rest would be. */
const bomb = (width: number, height: number) => {
  const header = Buffer.alloc(33)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(header)
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  header.set([8, 2, 0, 0, 0], 24)
  return header
}

const shown = async (bytes: Buffer) => {
  const picture = await avatarPicture(bytes)
  if (!Buffer.isBuffer(picture)) throw new Error(picture.refusal)
  return { metadata: await sharp(picture).metadata(), middle: await sharp(picture).resize(1, 1).removeAlpha().raw().toBuffer() }
}

describe('a picture of a member', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('becomes a square WebP of 512 pixels from a %s of any shape', async (format) => {
    const { metadata } = await shown(await plain(300, 90).toFormat(format).toBuffer())
    expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 })
  })

  it('is the first frame of one that moves', async () => {
    const frames = await Promise.all([plain(20, 20), plain(20, 20, blue)].map((frame) => frame.png().toBuffer()))
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { metadata, middle } = await shown(moving)
    expect(metadata.pages ?? 1).toBe(1)
    expect(middle[0]).toBeGreaterThan(200)
  })

  it('says nothing of where and with what it was taken', async () => {
    const taken = await plain(50, 50)
      .withExif({ IFD0: { Make: 'A secret camera' } })
      .jpeg()
      .toBuffer()
    expect(taken.includes('A secret camera')).toBe(true)
    expect((await shown(taken)).metadata.exif).toBeUndefined()
  })

  it('is refused where it is something else, is broken, or would be too many pixels', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
    for (const bytes of [svg, Buffer.from('%PDF-1.4'), Buffer.alloc(0)])
      expect(await avatarPicture(bytes)).toEqual({ refusal: 'unsupported-picture' })
    const cut = (await plain(400, 400).png().toBuffer()).subarray(0, 200)
    for (const bytes of [cut, bomb(60_000, 60_000), bomb(2_000_000_000, 2_000_000_000)])
      expect(await avatarPicture(bytes)).toEqual({ refusal: 'broken-picture' })
  })
})
