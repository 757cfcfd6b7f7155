import { PICTURE_BYTES, PICTURE_TYPES } from '@debut/events/tools/tool-picture.ts'

const MEGABYTE = 1024 * 1024

export const PICTURE_ACCEPT = PICTURE_TYPES.join(',')

/** Why a file is none that we take; undefined where it may be. The server looks into it, too. */
export const wrongWithPicture = ({ size, type }: { readonly size: number; readonly type: string }): string | undefined => {
  if (!PICTURE_TYPES.some((taken) => taken === type)) return 'A picture is a PNG, JPEG or WebP file. Choose one of these.'
  const most = PICTURE_BYTES['post-picture']
  return size <= most
    ? undefined
    : `This file has ${(size / MEGABYTE).toFixed(1)} MB, and a picture can have ${most / MEGABYTE} MB. Choose a smaller one.`
}

/** What the picture is called in the text until its author says it better. */
export const altFor = (fileName: string): string => {
  const words = fileName
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .replaceAll(/[\s_[\]()\\!]+/g, ' ')
    .trim()
  return words === '' ? 'picture' : words
}
