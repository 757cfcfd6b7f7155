import { useEffect, useState } from 'react'
import { bitmapFrom } from './read-picture.ts'

/** The uploaded pictures, ready to be drawn. */
export const useBitmaps = (pictures: readonly string[]): ReadonlyMap<string, ImageBitmap> => {
  const [bitmaps, setBitmaps] = useState<ReadonlyMap<string, ImageBitmap>>(new Map())
  const wanted = pictures.filter((picture) => picture !== '').join(' ')
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const read = await Promise.all([...new Set(wanted.split(' '))].map(async (picture) => [picture, await bitmapFrom(picture)] as const))
      if (isWanted) setBitmaps(new Map(read.flatMap(([picture, bitmap]) => (bitmap === undefined ? [] : [[picture, bitmap] as const]))))
    }
    if (wanted !== '') void read()
    return () => {
      isWanted = false
    }
  }, [wanted])
  return bitmaps
}
