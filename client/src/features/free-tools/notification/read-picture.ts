const LARGEST_FILE = 20 * 1024 * 1024
/** Twice as large as any icon is drawn. */
const SIDE = 128

/** What went wrong, for those who chose the file. */
export type ReadPicture = { readonly picture: string } | { readonly problem: string }

/** Makes a small square picture of a file. It never leaves the browser. */
export const readPicture = async (file: File): Promise<ReadPicture> => {
  if (file.size > LARGEST_FILE) return { problem: 'This picture is larger than 20 MB. Choose a smaller one.' }
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file)
  } catch {
    return { problem: 'Your browser can’t read this file as a picture. Choose a PNG, JPEG or WebP.' }
  }
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const grown = Math.max(SIDE / bitmap.width, SIDE / bitmap.height)
  const [width, height] = [bitmap.width * grown, bitmap.height * grown]
  canvas.getContext('2d')?.drawImage(bitmap, (SIDE - width) / 2, (SIDE - height) / 2, width, height)
  bitmap.close()
  return { picture: canvas.toDataURL('image/png').replace(/^data:[^,]*,/, '') }
}

/** The other way round. Undefined for what is no picture, as after somebody has changed what is kept. */
export const bitmapFrom = async (picture: string): Promise<ImageBitmap | undefined> => {
  try {
    const bytes = Uint8Array.from(atob(picture), (character) => character.codePointAt(0) ?? 0)
    return await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  } catch {
    return undefined
  }
}
