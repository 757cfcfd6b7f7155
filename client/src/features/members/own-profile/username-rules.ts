import { Username } from '@debut/events/members/username.ts'
import * as z from 'zod/mini'

/** What is wrong with a name before anybody is asked; undefined where nothing is. */
export const wrongWith = (username: string): string | undefined => z.safeParse(Username, username).error?.issues[0]?.message
