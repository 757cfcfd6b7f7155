import { HttpError } from '@debut/adapters/http-error.ts'
import { IMAGE_DENSITIES, IMAGE_WIDTHS, isLocalImage } from '../../src/lib/images/image-path.ts'
import type { EdgeConfig } from '../config.ts'
import { ownPicture } from './own-picture.ts'

export interface ImageRequest {
  /** In device pixels. */
  readonly width: number
  readonly url: URL
  readonly isOurs: boolean
}

const SIZES: ReadonlyMap<string, number> = new Map(
  IMAGE_WIDTHS.flatMap((width) => IMAGE_DENSITIES.map((density) => [`${width}x${density}`, width * density] as const)),
)

const refused = (path: string, message: string) => new HttpError('invalid', [{ path, message }])

/** Only sizes that pages ask for, so that the cache can't be filled with others, and only sources that are ours or allowed. */
export const imageRequest = (size: string, source: string, config: EdgeConfig): ImageRequest => {
  const width = SIZES.get(size)
  if (width === undefined) throw refused('size', `is one of ${[...SIZES.keys()].join(', ')}`)
  if (isLocalImage(`/${source}`)) return { width, url: ownPicture(`/${source}`, config), isOurs: true }
  const url = URL.parse(source)
  if (url === null || !config.IMAGE_HOSTS.includes(url.origin) || url.username !== '' || url.password !== '')
    throw refused('source', 'is a picture of ours, or lies on a host that is allowed')
  url.hash = ''
  return { width, url, isOurs: false }
}
