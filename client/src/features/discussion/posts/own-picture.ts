import { UPLOADED } from '../../../lib/images/uploaded-picture.ts'

export interface OwnPicture {
  readonly src: string
  readonly alt: string
}

/**
 * Matches a picture in Markdown that a member uploaded to us, as no other picture is drawn. Its description ends where another picture
 * begins, so that each character is read only once.
 */
export const PICTURE = new RegExp(String.raw`!\[((?:(?!!\[)[^\]])*)\]\((${UPLOADED})\)`, 'g')

export const firstPictureIn = (text: string): OwnPicture | undefined => {
  const [, alt = '', src] = [...text.matchAll(PICTURE)][0] ?? []
  return src === undefined ? undefined : { src, alt }
}

/** For where the first picture stands large by itself. */
export const withoutPictures = (text: string): string => text.replaceAll(PICTURE, '').trim()
