import type { PictureCrop } from '@debut/events/tools/tool-picture.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))

/** How wide a part of that shape may be at most. */
export const widest = ({ width, height }: Size, ratio: number): number => Math.floor(Math.min(width, height * ratio))

/** The largest part of that shape, in the middle. */
export const middlePart = (whole: Size, ratio: number): PictureCrop => {
  const width = widest(whole, ratio)
  const height = Math.min(whole.height, Math.round(width / ratio))
  return { left: Math.floor((whole.width - width) / 2), top: Math.floor((whole.height - height) / 2), width, height }
}

/** Never over an edge. */
export const movedPart = (part: PictureCrop, whole: Size, right: number, down: number): PictureCrop => ({
  ...part,
  left: between(0, Math.round(part.left + right), whole.width - part.width),
  top: between(0, Math.round(part.top + down), whole.height - part.height),
})

/** About its own middle, as far as the edges let it. */
export const sizedPart = (part: PictureCrop, whole: Size, ratio: number, asked: number): PictureCrop => {
  const width = between(1, Math.round(asked), widest(whole, ratio))
  const height = between(1, Math.round(width / ratio), whole.height)
  const [left, top] = [part.left + (part.width - width) / 2, part.top + (part.height - height) / 2]
  return movedPart({ left, top, width, height }, whole, 0, 0)
}
