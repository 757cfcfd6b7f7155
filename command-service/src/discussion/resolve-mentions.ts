import { namesIn, withEscapedIds, withIds } from '@debut/events/discussion/mentions.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { FindNamed } from '../kernel/find-named.ts'
import type { TextWithMentions } from './text-with-mentions.ts'

/** Each name costs two look-ups, also one that belongs to no member. */
const MOST_NAMES = 40

/** The text as it is kept. Undefined where it holds too many names to look each of them up. */
export const resolveMentions = async (
  text: string,
  authorId: MemberId,
  when: Parameters<FindNamed>[1],
  findNamed: FindNamed,
): Promise<TextWithMentions | undefined> => {
  const names = namesIn(text)
  if (names.length > MOST_NAMES) return undefined
  const members = await findNamed(names, when)
  const mentions = [...new Set(members.values())].filter((memberId) => memberId !== authorId)
  return { body: withIds(withEscapedIds(text), members), mentions }
}
