import type { PictureCrop, PictureKind, ToolPicture } from '@debut/events/tools/tool-picture.ts'
import type { toolProblems } from '@debut/events/tools/tool-problems.ts'
import { type OpenPicture, openPicture } from '../../kernel/pictures/open-picture.ts'
import { pictureType } from '../../kernel/pictures/picture-type.ts'
import { placeholderOf } from './placeholder.ts'

/** No page shows a logo larger than this. */
const LARGEST_LOGO = 1_024
const SMALLEST_LOGO = 128
/** The widest that pages ask for, twice as dense; and no taller, so that even noise stays within the 8 MB that the edge takes. */
const LARGEST_IMAGE = 3_072
const LEAST_WIDTH = 640
const LEAST_HEIGHT = 320
const MOST_HEIGHT_TO_WIDTH = 2
/** It is drawn once more for each size that pages show it in: what is lost here is lost twice. */
const QUALITY = { logo: 90, image: 85 }

export interface Refused {
  readonly refusal: keyof typeof toolProblems
}

export type Redrawn = Omit<ToolPicture, 'path'> & { readonly webp: Buffer }

const partOf = ({ width, height }: OpenPicture, crop: PictureCrop | undefined): PictureCrop | Refused => {
  if (crop === undefined) return { left: 0, top: 0, width, height }
  return crop.left + crop.width <= width && crop.top + crop.height <= height ? crop : { refusal: 'crop-outside' }
}

type Sizing = (width: number, height: number) => { readonly width: number; readonly height: number } | Refused

const sizings: Readonly<Record<PictureKind, Sizing>> = {
  logo: (width, height) => {
    const side = Math.min(width, height, LARGEST_LOGO)
    return side < SMALLEST_LOGO ? { refusal: 'logo-too-small' } : { width: side, height: side }
  },
  image: (width, height) => {
    if (width < LEAST_WIDTH || height < LEAST_HEIGHT) return { refusal: 'image-too-small' }
    if (height > width * MOST_HEIGHT_TO_WIDTH) return { refusal: 'image-too-tall' }
    const scale = Math.min(1, LARGEST_IMAGE / width, LARGEST_IMAGE / height)
    return { width: Math.round(width * scale), height: Math.round(height * scale) }
  },
}

/** The picture as it is kept: nothing of its file is left but what can be seen. A logo is cut to the square in its middle. */
export const redraw = async (bytes: Buffer, kind: PictureKind, crop?: PictureCrop): Promise<Redrawn | Refused> => {
  const type = pictureType(bytes)
  if (type === undefined || type === 'gif') return { refusal: 'picture-type' }
  try {
    const open = await openPicture(bytes)
    const part = partOf(open, crop)
    if ('refusal' in part) return part
    const size = sizings[kind](part.width, part.height)
    if ('refusal' in size) return size
    const webp = await open.picture
      .extract(part)
      .resize({ ...size, fit: 'cover' })
      .webp({ quality: QUALITY[kind], smartSubsample: true })
      .toBuffer()
    return { webp, ...size, placeholder: await placeholderOf(webp) }
  } catch {
    return { refusal: 'picture-unreadable' }
  }
}
