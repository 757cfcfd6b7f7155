import { sizeWithin } from '../../../lib/images/uploaded-picture.ts'
import { Image } from '../../../ui/image.tsx'
import type { OwnPicture } from './own-picture.ts'

/** In CSS pixels: the column, and less than most screens are tall. */
const ROOM = { width: 660, height: 460 }

/** The first picture of a post in the feed: whole, in its own shape. One whose size isn't known is cut to the width of the column. */
export const FeedPicture = ({ src, alt }: OwnPicture) => {
  const size = sizeWithin(src, ROOM)
  const { width, height } = size ?? { width: ROOM.width, height: ROOM.width / 2 }
  const sizes = `(min-width: ${width}px) ${width}px, 100vw`
  return (
    <Image
      src={src}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      className={size ? 'post-picture' : 'post-picture post-picture-cut'}
    />
  )
}
