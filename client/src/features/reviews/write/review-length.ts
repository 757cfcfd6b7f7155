import { LONGEST_REVIEW, SHORTEST_REVIEW } from '@debut/events/reviews/review-form.ts'
import { grouped } from '../../../ui/grouped.ts'

/** From here on the reader sees how much room there is. */
const COUNTED_FROM = LONGEST_REVIEW - 500

const characters = (count: number) => `${grouped(count)} ${count === 1 ? 'character' : 'characters'}`

/** What is missing, or how much room there is; undefined while there is plenty of room. */
export const roomFor = (body: string): string | undefined => {
  const { length } = body.trim()
  if (length === 0) return `At least ${characters(SHORTEST_REVIEW)}`
  if (length < SHORTEST_REVIEW) return `${characters(SHORTEST_REVIEW - length)} to go`
  return roomBelow(length)
}

/** The same of an answer, which may be as short as its maker likes. */
export const roomForAnswer = (body: string): string | undefined => roomBelow(body.trim().length)

const roomBelow = (length: number) => {
  if (length < COUNTED_FROM) return undefined
  const left = LONGEST_REVIEW - length
  return left < 0 ? `${grouped(-left)} too many` : `${characters(left)} left`
}

const tooLong = (what: string, length: number) =>
  `${what} has up to ${characters(LONGEST_REVIEW)}. Take ${grouped(length - LONGEST_REVIEW)} out.`
const ODD = 'This text holds a character that can’t be shown. Type it again instead of pasting it.'

/** What is wrong with a review that the command's schema refuses, and what to do. */
export const wrongWith = (body: string): string => {
  const { length } = body.trim()
  if (length < SHORTEST_REVIEW)
    return `A review has at least ${characters(SHORTEST_REVIEW)}. Write ${grouped(SHORTEST_REVIEW - length)} more.`
  return length > LONGEST_REVIEW ? tooLong('A review', length) : ODD
}

export const wrongWithAnswer = (body: string): string => {
  const { length } = body.trim()
  if (length === 0) return 'Write something first.'
  return length > LONGEST_REVIEW ? tooLong('An answer', length) : ODD
}
