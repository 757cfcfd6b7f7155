import type { PictureCrop, ToolPicture, UploadKind } from '@debut/events/tools/tool-picture.ts'
import type { toolProblems } from '@debut/events/tools/tool-problems.ts'
import { type OpenPicture, openPicture } from '../../kernel/pictures/open-picture.ts'
import { drawnApart } from '../../kernel/pictures/drawn-apart.ts'
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
/** A small sign, and a page that was scrolled as far as phones take one in. */
const POST_SIDES = { least: 64, most: 8_000 }
const MOST_SIDE_TO_SIDE = 10
/** It is drawn once more for each size that pages show it in: what is lost here is lost twice. */
const QUALITY = { logo: 90, image: 85, 'post-picture': 85 }

export interface Refused {
  readonly refusal: keyof typeof toolProblems
}

export type Redrawn = Omit<ToolPicture, 'path'> & { readonly webp: Buffer }

const partOf = ({ width, height }: OpenPicture, crop: PictureCrop | undefined): PictureCrop | Refused => {
  if (crop === undefined) return { left: 0, top: 0, width, height }
  return crop.left + crop.width <= width && crop.top + crop.height <= height ? crop : { refusal: 'crop-outside' }
}

type Sizing = (width: number, height: number) => { readonly width: number; readonly height: number } | Refused

const sizings: Readonly<Record<UploadKind, Sizing>> = {
  logo: (width, height) => {
    const side = Math.min(width, height, LARGEST_LOGO)
    return side < SMALLEST_LOGO ? { refusal: 'logo-too-small' } : { width: side, height: side }
  },
  image: (width, height) => {
    if (width < LEAST_WIDTH || height < LEAST_HEIGHT) return { refusal: 'image-too-small' }
    if (height > width * MOST_HEIGHT_TO_WIDTH) return { refusal: 'image-too-tall' }
    const scale = Math.min(1, LARGEST_IMAGE / width, LARGEST_IMAGE / height)
    return scaled(width, height, scale)
  },
  // A long one keeps its width, so that it can be read: what is bounded is the width that pages ask for, and how many pixels there are.
  'post-picture': (width, height) => {
    const [short, long] = [Math.min(width, height), Math.max(width, height)]
    if (short < POST_SIDES.least) return { refusal: 'post-picture-too-small' }
    if (long > POST_SIDES.most || long > short * MOST_SIDE_TO_SIDE) return { refusal: 'post-picture-too-long' }
    return scaled(width, height, Math.min(1, LARGEST_IMAGE / width, LARGEST_IMAGE / Math.sqrt(width * height)))
  },
}

const scaled = (width: number, height: number, scale: number) => ({ width: Math.round(width * scale), height: Math.round(height * scale) })

/** The picture as it is kept: nothing of its file is left but what can be seen. A logo is cut to the square in its middle. */
export const redraw = async (bytes: Buffer, kind: UploadKind, crop?: PictureCrop): Promise<Redrawn | Refused> => {
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

export const redrawing = drawnApart(import.meta, redraw)
