import * as z from 'zod/mini'
import { plainText, seen } from '../kernel/plain-text.ts'
import { isOfOffice } from './reserved-names.ts'

export const LONGEST_NAME = 60

/** A member's name, which is shown with the username. It need not be unique and does not identify anyone. */
export const MemberName = /* @__PURE__ */ plainText(1, LONGEST_NAME)

const NOT_SHOWN = 'holds a character that can’t be shown'

/**
 * The name as members may write it today. The log may contain names that were allowed before. The errors complete the sentence "A name …".
 * An empty name means that they have none.
 */
export const WrittenName = /* @__PURE__ */ z.string().check(
  z.refine((name) => name.trim().length <= LONGEST_NAME, { error: `takes at most ${LONGEST_NAME} characters`, abort: true }),
  z.refine((name) => name.trim() === '' || MemberName.safeParse(name).success, { error: NOT_SHOWN, abort: true }),
  seen(),
  z.refine((name) => name.trim() === '' || /\p{L}|\p{N}/u.test(name), 'needs a character that can be read'),
  z.refine((name) => !isOfOffice(name), 'may not look like that of Debut’s own team'),
  z.trim(),
)

/** Returns the name that an account was made with, if a member may have it. A name that only repeats the username is left out. */
export const nameOfAccount = (given: string | undefined, username: string | undefined): string | undefined => {
  const { data: name } = WrittenName.safeParse(given ?? '')
  return name === undefined || name === '' || name.toLowerCase() === username ? undefined : name
}
