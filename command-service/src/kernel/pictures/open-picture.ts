import type { Sharp } from 'sharp'
import { pictureType } from './picture-type.ts'

/** A file of a few bytes can claim to be a picture of a terabyte: one with more pixels is not opened. */
const MOST_PIXELS = 40_000_000
/** The largest picture takes half of that on a busy machine. */
const SECONDS = 30

/** It takes time and memory that most processes never need. */
const library = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  // Several pictures are drawn at the same time, each in its own process.
  sharp.concurrency(1)
  return sharp
}

export interface OpenPicture {
  readonly picture: Sharp
  /** As it is seen. */
  readonly width: number
  readonly height: number
}

/** The first frame, upright, ready to be drawn anew outside of this thread. Rejects where it can't be read. */
export const openPicture = async (bytes: Buffer): Promise<OpenPicture> => {
  const sharp = await library()
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: 'error' }).timeout({ seconds: SECONDS })
  const { format, autoOrient } = await picture.metadata()
  // Another decoder than the one that its first bytes promise, such as that of drawings, must not have taken it.
  if (format !== pictureType(bytes)) throw new TypeError(`it is read as ${format}`)
  return { picture: picture.autoOrient(), ...autoOrient }
}
