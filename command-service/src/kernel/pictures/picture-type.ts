export type PictureType = 'png' | 'jpeg' | 'gif' | 'webp'

const begins = (bytes: Buffer, ...head: number[]) => head.every((byte, index) => bytes[index] === byte)

/** By what it is, not by what it is called: anything else never reaches a decoder. */
export const pictureType = (bytes: Buffer): PictureType | undefined => {
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (begins(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (begins(bytes, 0x47, 0x49, 0x46, 0x38)) return 'gif'
  if (begins(bytes, 0x52, 0x49, 0x46, 0x46) && bytes.subarray(8, 12).toString('latin1') === 'WEBP') return 'webp'
  return undefined
}
