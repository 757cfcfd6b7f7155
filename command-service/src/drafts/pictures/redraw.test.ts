import { randomBytes } from 'node:crypto'
import { Placeholder, type PictureCrop, type UploadKind } from '@debut/events/tools/tool-picture.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { redraw } from './redraw.ts'
import { commentedJpeg, deepText, madePng, plain } from './testing/made-pictures.ts'

const EVIL = '<script>alert(document.cookie)</script>'

const drawn = async (bytes: Buffer, kind: UploadKind = 'image', crop?: PictureCrop) => {
  const redrawn = await redraw(bytes, kind, crop)
  if ('refusal' in redrawn) throw new Error(redrawn.refusal)
  const { webp, ...seen } = redrawn
  const metadata = await sharp(webp).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: seen.width, height: seen.height })
  expect(Placeholder.parse(seen.placeholder)).toBe(seen.placeholder)
  return { webp, metadata, ...seen }
}
const colourAt = async (webp: Buffer, left: number, top: number) => {
  const [red = 0, green = 0, blue = 0] = await sharp(webp).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return red > 150 ? 'red' : green > 150 ? 'green' : blue > 150 ? 'blue' : 'dark'
}
/** Three columns of 400 pixels, red, green and blue. */
const striped = (height = 700) =>
  plain(1200, height, '#00f').composite([
    { input: { create: { width: 400, height, channels: 3, background: '#f00' } }, left: 0, top: 0 },
    { input: { create: { width: 400, height, channels: 3, background: '#0f0' } }, left: 400, top: 0 },
  ])

describe('a picture of a tool', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('is kept as WebP in its own shape and size, given as %s', async (format) => {
    expect(await drawn(await striped().toFormat(format).toBuffer())).toMatchObject({ width: 1200, height: 700 })
  })

  it('is kept no larger than any page shows it', async () => {
    expect(await drawn(await plain(3200, 400).png().toBuffer())).toMatchObject({ width: 3072, height: 384 })
    expect(await drawn(await plain(1600, 3200).png().toBuffer())).toMatchObject({ width: 1536, height: 3072 })
  })

  it('stays within what the edge takes even where there is nothing but noise', async () => {
    const noise = sharp(randomBytes(640 * 640 * 3), { raw: { width: 640, height: 640, channels: 3 } })
    const { webp } = await drawn(await noise.png({ compressionLevel: 1 }).toBuffer())
    expect(webp.length * (3072 / 640) ** 2).toBeLessThan(8 * 1024 * 1024)
  })

  it('is refused where it is smaller than the smallest place, or a ribbon', async () => {
    expect(await redraw(await plain(639, 400).png().toBuffer(), 'image')).toEqual({ refusal: 'image-too-small' })
    expect(await redraw(await plain(800, 319).png().toBuffer(), 'image')).toEqual({ refusal: 'image-too-small' })
    expect(await redraw(await plain(640, 1281).png().toBuffer(), 'image')).toEqual({ refusal: 'image-too-tall' })
    expect(await drawn(await plain(640, 320).png().toBuffer())).toMatchObject({ width: 640, height: 320 })
    expect(await drawn(await plain(640, 1280).png().toBuffer())).toMatchObject({ width: 640, height: 1280 })
  })

  it('is the part of it that was chosen', async () => {
    const { webp, ...size } = await drawn(await striped().png().toBuffer(), 'image', { left: 420, top: 10, width: 700, height: 350 })
    expect(size).toMatchObject({ width: 700, height: 350 })
    expect(await Promise.all([5, 695].map((left) => colourAt(webp, left, 5)))).toEqual(['green', 'blue'])
    for (const crop of [
      { left: 501, top: 0, width: 700, height: 350 },
      { left: 0, top: 351, width: 700, height: 350 },
      { left: 0, top: 0, width: 1201, height: 700 },
    ])
      expect(await redraw(await striped().png().toBuffer(), 'image', crop)).toEqual({ refusal: 'crop-outside' })
    const small = { left: 0, top: 0, width: 600, height: 600 }
    expect(await redraw(await striped().png().toBuffer(), 'image', small)).toEqual({ refusal: 'image-too-small' })
  })

  it('is upright, however the camera was held, and so is the part that was chosen', async () => {
    const lying = await striped().jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { webp, ...size } = await drawn(lying)
    expect(size).toMatchObject({ width: 700, height: 1200 })
    expect(await Promise.all([100, 600, 1100].map((top) => colourAt(webp, 300, top)))).toEqual(['red', 'green', 'blue'])
    const part = await drawn(lying, 'image', { left: 20, top: 800, width: 660, height: 400 })
    expect(part).toMatchObject({ width: 660, height: 400 })
    expect(await colourAt(part.webp, 300, 200)).toBe('blue')
  })

  it('has sixteen colours that can be shown before it is there', async () => {
    const colours = async (bytes: Promise<Buffer>) =>
      [...(await drawn(await bytes)).placeholder.matchAll(/.{8}/g)].map(([colour]) => colour)
    const isNear = (colour: string | undefined, red: number, green: number, blue: number) => {
      const channels = Buffer.from(colour ?? '', 'hex')
      return [red, green, blue, 255].every((each, index) => Math.abs((channels[index] ?? -999) - each) < 8)
    }
    const plainOnes = await colours(plain(800, 400, '#f00').png().toBuffer())
    expect(plainOnes.filter((colour) => isNear(colour, 255, 0, 0))).toHaveLength(16)
    const [left, , , right] = await colours(striped().png().toBuffer())
    expect([isNear(left, 255, 0, 0), isNear(right, 0, 0, 255)]).toEqual([true, true])
    const clear = { create: { width: 800, height: 400, channels: 4, background: '#0000' } } as const
    expect(await colours(sharp(clear).png().toBuffer())).toEqual(Array.from({ length: 16 }, () => '00000000'))
  })
})

describe('a picture in a post', () => {
  const sizeOf = async (width: number, height: number) => {
    const { width: keptWidth, height: keptHeight } = await drawn(await plain(width, height).png().toBuffer(), 'post-picture')
    return [keptWidth, keptHeight]
  }
  const refusalOf = async (width: number, height: number) => redraw(await plain(width, height).png().toBuffer(), 'post-picture')

  it('may be a screenshot of a phone, a small sign, a strip, or a page that was scrolled', async () => {
    for (const [width, height] of [
      [390, 844],
      [1170, 2532],
      [64, 64],
      [640, 64],
      [800, 8_000],
    ] as const)
      expect(await sizeOf(width, height)).toEqual([width, height])
  })

  it('is kept no larger than pages show it, and a long one as wide as it can be', async () => {
    expect(await sizeOf(4_000, 3_000)).toEqual([3_072, 2_304])
    expect(await sizeOf(1_600, 8_000)).toEqual([1_374, 6_869])
  })

  it('is refused where it is too small to be seen, or too long', async () => {
    for (const [width, height] of [
      [63, 400],
      [400, 63],
    ] as const)
      expect(await refusalOf(width, height)).toEqual({ refusal: 'post-picture-too-small' })
    for (const [width, height] of [
      [64, 641],
      [900, 8_001],
      [8_001, 900],
    ] as const)
      expect(await refusalOf(width, height)).toEqual({ refusal: 'post-picture-too-long' })
  })
})

describe('a logo', () => {
  it('is a square of 128 to 1024 pixels, cut from its middle', async () => {
    expect(await drawn(await plain(128, 128).png().toBuffer(), 'logo')).toMatchObject({ width: 128, height: 128 })
    expect(await drawn(await plain(3000, 2000).png().toBuffer(), 'logo')).toMatchObject({ width: 1024, height: 1024 })
    const { webp, ...size } = await drawn(await striped(300).png().toBuffer(), 'logo')
    expect(size).toMatchObject({ width: 300, height: 300 })
    expect(await Promise.all([5, 295].map((left) => colourAt(webp, left, 150)))).toEqual(['green', 'green'])
    for (const [width, height] of [
      [127, 500],
      [500, 127],
    ] as const)
      expect(await redraw(await plain(width, height).png().toBuffer(), 'logo')).toEqual({ refusal: 'logo-too-small' })
  })

  it('is cut where it was chosen', async () => {
    const { webp, width } = await drawn(await striped(300).png().toBuffer(), 'logo', { left: 810, top: 20, width: 200, height: 200 })
    expect(width).toBe(200)
    expect(await colourAt(webp, 100, 100)).toBe('blue')
    const tiny = { left: 0, top: 0, width: 100, height: 100 }
    expect(await redraw(await striped(300).png().toBuffer(), 'logo', tiny)).toEqual({ refusal: 'logo-too-small' })
  })

  it('keeps what can be seen through', async () => {
    const clear = { create: { width: 200, height: 200, channels: 4, background: '#0000' } } as const
    expect((await drawn(await sharp(clear).png().toBuffer(), 'logo')).metadata.hasAlpha).toBe(true)
  })
})

describe('what is kept of a picture', () => {
  const carriers: Record<string, () => Promise<Buffer>> = {
    'a PNG with a page behind its end': async () => Buffer.concat([await plain(700, 400).png().toBuffer(), Buffer.from(`<html>${EVIL}`)]),
    'a PNG with an archive behind its end': async () =>
      Buffer.concat([await plain(700, 400).png().toBuffer(), Buffer.from(`PK\x03\x04${EVIL}PK\x05\x06`)]),
    'a PNG with a text inside': async () => madePng(700, 400, { more: [['tEXt', Buffer.from(`Comment\0${EVIL}`)]] }),
    'a PNG with a part of its own': async () => madePng(700, 400, { more: [['evIl', Buffer.from(EVIL)]] }),
    'a PNG with much more deflated than it needs': async () =>
      madePng(700, 400, { rows: 60_000, more: [['tEXt', Buffer.from(`a\0${EVIL}`)]] }),
    'a JPEG with a comment': async () => commentedJpeg(await plain(700, 400).jpeg().toBuffer(), EVIL),
    'a JPEG that is also JavaScript': async () => commentedJpeg(await plain(700, 400).jpeg().toBuffer(), `*/=1;${EVIL}/*`),
    'a JPEG with a page behind its end': async () => Buffer.concat([await plain(700, 400).jpeg().toBuffer(), Buffer.from(EVIL)]),
    'a JPEG that says where it was taken': () =>
      plain(700, 400)
        .jpeg()
        .withExif({ IFD0: { Make: EVIL }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
        .toBuffer(),
    'a WebP with metadata': () => plain(700, 400).webp().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${EVIL}</x:xmpmeta>`).toBuffer(),
    'a WebP with a page behind its end': async () => Buffer.concat([await plain(700, 400).webp().toBuffer(), Buffer.from(EVIL)]),
  }
  it.each(Object.keys(carriers))('holds nothing else that came with %s', async (what) => {
    const bytes = (await carriers[what]?.()) ?? Buffer.alloc(0)
    expect(bytes.includes(EVIL)).toBe(true)
    const { webp, metadata } = await drawn(bytes)
    expect(webp.includes('alert')).toBe(false)
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc]).toEqual([undefined, undefined, undefined, undefined])
    expect(webp.readUInt32LE(4) + 8).toBe(webp.length)
  })

  it('is its first frame, where it moves', async () => {
    const frames = await Promise.all(['#f00', '#00f'].map((colour) => plain(700, 400, colour).png().toBuffer()))
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { webp, metadata } = await drawn(moving)
    expect(metadata.pages ?? 1).toBe(1)
    expect(await colourAt(webp, 300, 200)).toBe('red')
  })

  it('has the colours of screens, however it was made', async () => {
    const print = await plain(700, 400, '#f00').toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(print).metadata()).space).toBe('cmyk')
    const { webp, metadata } = await drawn(print)
    expect(metadata.space).toBe('srgb')
    expect(await colourAt(webp, 300, 200)).toBe('red')
    expect((await drawn(await plain(700, 400).toColourspace('rgb16').png().toBuffer())).metadata.depth).toBe('uchar')
    expect((await drawn(await plain(700, 400).png({ palette: true }).toBuffer())).width).toBe(700)
    expect((await drawn(await plain(700, 400).png({ progressive: true }).toBuffer())).width).toBe(700)
  })
})

describe('what is no picture', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="400">${EVIL}</svg>`
  const others: Record<string, () => Buffer | Promise<Buffer>> = {
    nothing: () => Buffer.alloc(0),
    'one byte': () => Buffer.from([0x89]),
    'a drawing': () => Buffer.from(svg),
    'a drawing behind white space': () => Buffer.from(`\n\n  <?xml version="1.0"?>${svg}`),
    'a drawing that begins as a GIF': () => Buffer.from(`GIF8${svg}`),
    'a drawing that begins as half a PNG': () => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from(svg)]),
    'a GIF': () => plain(700, 400).gif().toBuffer(),
    'a GIF that is JavaScript': () => Buffer.from('GIF89a/*\0\0\0*/=1;alert(document.cookie)//'),
    'a page': () => Buffer.from(`<!doctype html>${EVIL}`),
    'a PDF': () => Buffer.from('%PDF-1.7\n%âãÏÓ'),
    'an archive': () => Buffer.from('PK\x03\x04\x14\0\0\0'),
    'an icon': () => Buffer.from('000001000100101000000100200068040000', 'hex'),
    'a bitmap': () => Buffer.from('424d36000c0000000000360000002800', 'hex'),
    'a TIFF': () => plain(700, 400).tiff().toBuffer(),
    'an AVIF': () => plain(64, 64).avif().toBuffer(),
    'a RIFF of sound': () => Buffer.from('RIFF\x24\0\0\0WAVEfmt '),
    'a program': () => Buffer.from('\x7fELF\x02\x01\x01'),
    'a script for a shell': () => Buffer.from('#!/bin/sh\nid'),
    noise: () => Buffer.concat([Buffer.from([0]), randomBytes(1_000)]),
  }
  it.each(Object.keys(others))('is refused by its first bytes: %s', async (what) => {
    for (const kind of ['logo', 'image'] as const)
      expect(await redraw((await others[what]?.()) ?? Buffer.alloc(0), kind)).toEqual({ refusal: 'picture-type' })
  })

  const half = async (bytes: Promise<Buffer>) => bytes.then((whole) => whole.subarray(0, Math.floor(whole.length / 2)))
  const noise = () => sharp(randomBytes(700 * 400 * 3), { raw: { width: 700, height: 400, channels: 3 } })
  const broken: Record<string, () => Buffer | Promise<Buffer>> = {
    'half a PNG': () => half(noise().png().toBuffer()),
    'half a JPEG': () => half(noise().jpeg().toBuffer()),
    'half a progressive JPEG': () => half(noise().jpeg({ progressive: true }).toBuffer()),
    'half a WebP': () => half(noise().webp().toBuffer()),
    'the beginning of a PNG, and then a drawing': () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(svg)]),
    'the beginning of a JPEG, and then a drawing': () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(svg)]),
    'the beginning of a WebP, and then a drawing': () => Buffer.from(`RIFF\x24\0\0\0WEBP${svg}`),
    'a WebP that is noise': () => Buffer.concat([Buffer.from('RIFF\xe8\x03\0\0WEBPVP8L', 'latin1'), randomBytes(1_000)]),
    'a PNG of 60,000 by 60,000 pixels that has none of them': () => madePng(60_000, 60_000, { rows: 1 }),
    'a PNG of two thousand million pixels in width and height': () => madePng(2_000_000_000, 2_000_000_000, { rows: 0 }),
    'a PNG of no pixels': () => madePng(0, 0),
    'a PNG of fewer rows than it says': () => madePng(700, 400, { rows: 100 }),
    'a PNG of 49 million pixels in 60 kB': () => madePng(7_000, 7_000),
    'a PNG whose sums are wrong': () => Buffer.from(madePng(700, 400).toString('latin1').replace('IDAT', 'IDAU'), 'latin1'),
    'a JPEG that says it is 65,000 by 65,000 pixels': async () => {
      const jpeg = await plain(700, 400).jpeg().toBuffer()
      jpeg.writeUInt32BE(0xfde8fde8, jpeg.indexOf(Buffer.from('ffc0', 'hex')) + 5)
      return jpeg
    },
  }
  it.each(Object.keys(broken))('is refused when it is opened: %s', async (what) => {
    expect(await redraw((await broken[what]?.()) ?? Buffer.alloc(0), 'image')).toEqual({ refusal: 'picture-unreadable' })
  })

  it('does not unpack without end what hides beside the pixels', async () => {
    const bomb = madePng(700, 400, { more: [deepText(64 * 1024 * 1024)] })
    expect(bomb.length).toBeLessThan(100_000)
    const redrawn = await redraw(bomb, 'image')
    expect('refusal' in redrawn ? redrawn.refusal : redrawn.width).toBe(700)
  })

  it('is refused by what it is, wherever bytes have changed', async () => {
    const whole = await noise().jpeg().toBuffer()
    const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 32 })
    await fc.assert(
      fc.asyncProperty(changes, async (changed) => {
        const bytes = Buffer.from(whole)
        for (const [at, byte] of changed) bytes[at] = byte
        const redrawn = await redraw(bytes, 'image')
        if ('refusal' in redrawn) expect(redrawn.refusal).toMatch(/^(picture-type|picture-unreadable|image-too-small|image-too-tall)$/)
        else expect((await sharp(redrawn.webp).metadata()).format).toBe('webp')
      }),
      { numRuns: runs(100) },
    )
  })
})
