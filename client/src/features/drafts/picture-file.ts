import { PICTURE_BYTES, PICTURE_TYPES, type PictureKind } from '@debut/events/tools/tool-picture.ts'

const MEGABYTE = 1024 * 1024
const MOST_HEIGHT_TO_WIDTH = 2

export const PICTURE_ACCEPT = PICTURE_TYPES.join(',')

/** Why a file is none that we take; undefined where it may be. The server looks into it, too. */
export const wrongWithFile = (kind: PictureKind, { size, type }: { readonly size: number; readonly type: string }): string | undefined => {
  if (!PICTURE_TYPES.some((taken) => taken === type)) return 'This is no picture that we can take. PNG, JPEG and WebP work.'
  const most = PICTURE_BYTES[kind]
  if (size <= most) return undefined
  return `This file has ${(size / MEGABYTE).toFixed(1)} MB. A ${kind === 'logo' ? 'logo' : 'picture'} may have ${most / MEGABYTE} MB.`
}

/** A logo is square, and no picture is more than twice as tall as it is wide: of others a part is chosen first. */
export const needsCrop = (kind: PictureKind, { width, height }: { readonly width: number; readonly height: number }): boolean =>
  kind === 'logo' ? width !== height : height > width * MOST_HEIGHT_TO_WIDTH
