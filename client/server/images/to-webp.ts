import { HttpError } from '@debut/adapters/http-error.ts'
import sharp, { type Metadata } from 'sharp'

// The caller keeps the finished picture, and its source is not needed again.
sharp.cache(false)
sharp.concurrency(1)

/** Some pictures are small files and enormous once they are unpacked. */
const MOST_PIXELS = 40_000_000
/** This is much longer than the largest picture takes on a busy machine. */
const LONGEST_SECONDS = 20
const QUALITY = 80
const INPUTS: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif']
/** Of drawings, as librsvg takes them when nothing is said. */
const DEFAULT_DENSITY = 72

/** As wide as asked, but no wider than it is: a drawing has no width of its own and is drawn anew. Drawings are only taken from ourselves. */
export const toWebp = async (picture: Buffer, width: number, takesDrawings: boolean): Promise<Buffer> => {
  const { format, width: own } = await metadataOf(picture)
  const isDrawing = format === 'svg' && takesDrawings
  if (!isDrawing && !INPUTS.includes(format ?? '')) throw new HttpError('not-found')
  const density = isDrawing && own > 0 ? Math.min(2_400, (DEFAULT_DENSITY * width) / own) : DEFAULT_DENSITY
  try {
    return await sharp(picture, { limitInputPixels: MOST_PIXELS, density: Math.max(1, density) })
      .autoOrient()
      .resize({ width, withoutEnlargement: !isDrawing })
      .webp({ quality: QUALITY })
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer()
  } catch {
    throw new HttpError('not-found')
  }
}

const metadataOf = (picture: Buffer): Promise<Metadata> =>
  sharp(picture, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => {
      throw new HttpError('not-found')
    })
