const LARGEST = 2 * 1024 * 1024
export const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

/** Why a file is none that we take; undefined where it is. */
export const wrongWithPicture = ({ size, type }: { readonly size: number; readonly type: string }): string | undefined => {
  if (!TYPES.includes(type)) return 'This is no picture that we can read. PNG, JPEG, WebP and GIF work.'
  return size > LARGEST ? `This picture has ${megabytes(size)} MB. Choose one of at most 2 MB.` : undefined
}

/** The same from the server, which looks into the file. */
export const refusedBecause = (status: number): string => {
  if (status === 413) return 'This picture is too large. Choose one of at most 2 MB.'
  if (status === 415 || status === 400 || status === 422) return 'This is no picture that we can read. PNG, JPEG, WebP and GIF work.'
  if (status === 401) return 'Your session has ended. Sign in again, and then choose the picture once more.'
  if (status === 429) return 'That were many pictures at once. Try again in a few minutes.'
  return 'The picture did not get through. The old one stays; try again in a moment.'
}
