import { AVATAR_BYTES, AVATAR_TYPES } from '@debut/events/members/avatar-file.ts'

const megabytes = (bytes: number) => bytes / 1024 / 1024
const MOST = `${megabytes(AVATAR_BYTES)} MB`

export const PICTURE_HINT = `A square works best. PNG, JPEG, WebP or GIF, at most ${MOST}.`

/** Why a file is none that we take; undefined where it is. The server looks into it, too. */
export const wrongWithPicture = ({ size, type }: { readonly size: number; readonly type: string }): string | undefined => {
  if (!AVATAR_TYPES.some((taken) => taken === type)) return 'This is no picture that we can read. PNG, JPEG, WebP and GIF work.'
  return size > AVATAR_BYTES ? `This picture has ${megabytes(size).toFixed(1)} MB. Choose one of at most ${MOST}.` : undefined
}
