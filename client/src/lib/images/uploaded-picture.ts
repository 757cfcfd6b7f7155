/** As our server names the pictures that members upload. Those that were uploaded for a post say how large they are. */
export const UPLOADED = String.raw`/storage/pictures/[\da-f-]{36}/[\da-f]{32}(?:-\d{2,4}x\d{2,4})?\.webp`

const WHOLE = new RegExp(`^${UPLOADED}$`)
const SIZED = /-(\d+)x(\d+)\.webp$/

interface Size {
  readonly width: number
  readonly height: number
}

export const isUploaded = (src: string): boolean => WHOLE.test(src)

/** How large an uploaded picture is where it has to fit: whole, and no larger than it is. Undefined where its name doesn't say. */
export const sizeWithin = (src: string, room: Size): Size | undefined => {
  const [, width, height] = (SIZED.exec(src) ?? []).map(Number)
  if (width === undefined || height === undefined) return undefined
  const scale = Math.min(1, room.width / width, room.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
