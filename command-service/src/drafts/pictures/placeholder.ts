import { openPicture } from '../../kernel/pictures/open-picture.ts'

const CELLS = 4

/** As `Placeholder` says. */
export const placeholderOf = async (webp: Buffer): Promise<string> => {
  const { picture } = await openPicture(webp)
  const colours = await picture.resize(CELLS, CELLS, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  return colours.toString('hex')
}
