import { isLocalImage } from '../../src/lib/images/image-path.ts'
import { download } from '../images/download.ts'

const SIZE = 560

/** A tool's logo as a preview takes it in. A preview without it is better than none. */
export const previewLogo = async (queriesUrl: string, path: string): Promise<string | undefined> => {
  if (!isLocalImage(path)) return undefined
  try {
    const picture = await download(new URL(path, queriesUrl), () => true)
    const { default: sharp } = await import('sharp')
    const png = await sharp(picture, { density: 300 }).resize({ width: SIZE, height: SIZE, fit: 'cover' }).png().toBuffer()
    return `data:image/png;base64,${png.toString('base64')}`
  } catch {
    return undefined
  }
}
