import type { memberProblems } from '@debut/events/members/member-problems.ts'
import { drawnApart } from '../kernel/pictures/drawn-apart.ts'
import { openPicture } from '../kernel/pictures/open-picture.ts'
import { pictureType } from '../kernel/pictures/picture-type.ts'

const SIDE = 512

/** The picture as it is shown: square, upright, of its first frame, and without what a camera wrote beside it. */
export const avatarPicture = async (bytes: Buffer): Promise<Buffer | { readonly refusal: keyof typeof memberProblems }> => {
  if (pictureType(bytes) === undefined) return { refusal: 'unsupported-picture' }
  try {
    const { picture } = await openPicture(bytes)
    return await picture.resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 85 }).toBuffer()
  } catch {
    return { refusal: 'broken-picture' }
  }
}

export const avatarDrawing = drawnApart(import.meta, avatarPicture)
