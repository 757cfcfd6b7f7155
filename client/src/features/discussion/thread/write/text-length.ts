import { LONGEST_COMMENT } from '@debut/events/discussion/discussion-form.ts'
import { grouped } from '../../../../ui/grouped.ts'

/** From here on the reader sees how much room there is. */
const COUNTED_FROM = LONGEST_COMMENT - 500

/** "312 characters left"; undefined while there is plenty of room. */
export const roomFor = (body: string): string | undefined => {
  const { length } = body.trim()
  if (length < COUNTED_FROM) return undefined
  const left = LONGEST_COMMENT - length
  return left < 0 ? `${grouped(-left)} too many` : `${grouped(left)} ${left === 1 ? 'character' : 'characters'} left`
}

/** What is wrong with a text that the command's schema refuses. */
export const wrongWith = (body: string): string => {
  const { length } = body.trim()
  if (length === 0) return 'Write something first.'
  if (length > LONGEST_COMMENT)
    return `A comment has up to ${grouped(LONGEST_COMMENT)} characters. Take ${grouped(length - LONGEST_COMMENT)} out.`
  return 'This text holds a character that can’t be shown. Type it again instead of pasting it.'
}
