import { isReserved, Username } from '@debut/events/members/username.ts'
import * as z from 'zod/mini'

const KEPT = 'This name is kept for Debut itself. Choose another one.'

/** What is wrong with a name before anybody is asked; undefined where nothing is. */
export const wrongWith = (typed: string): string | undefined => {
  const { data: username, error } = z.safeParse(Username, typed)
  if (username === undefined) return error?.issues[0]?.message
  return isReserved(username) ? KEPT : undefined
}
