import type { AvatarType } from '@debut/events/members/avatar-file.ts'
import type { memberProblems } from '@debut/events/members/member-problems.ts'

const SIDE = 512
/** A file of a few bytes can claim to be a picture of a terabyte: one with more pixels is not opened. */
const MOST_PIXELS = 40_000_000
const SECONDS = 10

const begins = (bytes: Buffer, ...head: number[]) => head.every((byte, index) => bytes[index] === byte)

/** By what it is, not by what it is called: anything else never reaches a decoder. */
const LOOKS: Readonly<Record<AvatarType, (bytes: Buffer) => boolean>> = {
  'image/png': (bytes) => begins(bytes, 0x89, 0x50, 0x4e, 0x47),
  'image/jpeg': (bytes) => begins(bytes, 0xff, 0xd8, 0xff),
  'image/gif': (bytes) => begins(bytes, 0x47, 0x49, 0x46, 0x38),
  'image/webp': (bytes) => begins(bytes, 0x52, 0x49, 0x46, 0x46) && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
}
const isTaken = (bytes: Buffer): boolean => Object.values(LOOKS).some((looks) => looks(bytes))

/** It takes time and memory that most processes never need. */
const library = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp
}

/** The picture as it is shown: square, upright, of its first frame, and without what a camera wrote beside it. */
export const avatarPicture = async (bytes: Buffer): Promise<Buffer | { readonly refusal: keyof typeof memberProblems }> => {
  if (!isTaken(bytes)) return { refusal: 'unsupported-picture' }
  const sharp = await library()
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 85 })
      .toBuffer()
  } catch {
    return { refusal: 'broken-picture' }
  }
}
