import { isLocalImage } from '../../src/lib/images/image-path.ts'
import type { EdgeConfig } from '../config.ts'
import { downloadingFrom } from '../images/download.ts'
import { ownPicture } from '../images/own-picture.ts'

/** As members upload them. */
const AVATAR = /^\/avatars(\/[a-z0-9][a-z0-9._-]*){2}$/i

/** Logos and faces as previews take them in. A preview without one is better than none, and nothing is fetched from elsewhere. */
export const previewPictures = (config: EdgeConfig) => {
  const download = downloadingFrom(config.COMMAND_SERVICE_URL, config.QUERY_SERVICE_URL)
  return async (path: string, size: number): Promise<string | undefined> => {
    if (!isLocalImage(path) && !AVATAR.test(path)) return undefined
    try {
      const found = await download(ownPicture(path, config))
      const { default: sharp } = await import('sharp')
      const png = await sharp(found, { density: 300 }).resize({ width: size, height: size, fit: 'cover' }).png().toBuffer()
      return `data:image/png;base64,${png.toString('base64')}`
    } catch {
      return undefined
    }
  }
}
