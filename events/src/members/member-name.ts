import * as z from 'zod/mini'
import { plainText, seen } from '../kernel/plain-text.ts'
import { isOfOffice } from './reserved-names.ts'

export const LONGEST_NAME = 60

/** What a member is called besides their username: it need not be theirs alone, and finds no one. */
export const MemberName = /* @__PURE__ */ plainText(1, LONGEST_NAME)

const NOT_SHOWN = 'holds a character that can’t be shown'

/** As members may write it today, in words that finish "A name …"; the log may have others from before. Empty: they have none. */
export const WrittenName = /* @__PURE__ */ z.string().check(
  z.refine((name) => name.trim().length <= LONGEST_NAME, { error: `takes at most ${LONGEST_NAME} characters`, abort: true }),
  z.refine((name) => name.trim() === '' || MemberName.safeParse(name).success, { error: NOT_SHOWN, abort: true }),
  seen(),
  z.refine((name) => name.trim() === '' || /\p{L}|\p{N}/u.test(name), 'needs a character that can be read'),
  z.refine((name) => !isOfOffice(name), 'may not look like that of Debut’s own team'),
  z.trim(),
)

/** The name that an account was made with, where a member may have it; one that only repeats the username says nothing. */
export const nameOfAccount = (given: string | undefined, username: string | undefined): string | undefined => {
  const { data: name } = WrittenName.safeParse(given ?? '')
  return name === undefined || name === '' || name.toLowerCase() === username ? undefined : name
}
