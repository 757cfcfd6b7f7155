import { boundariesStream } from '@debut/events/boundaries/boundary-events.ts'
import { hasMutedWord, isSilenced, silence } from '@debut/events/boundaries/silence.ts'
import { PostId } from '@debut/events/discussion/discussion-form.ts'
import { postStream } from '@debut/events/discussion/post-events.ts'
import { postFacts } from '@debut/events/discussion/post-facts.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { PendingMail } from './notification-mail-rows.ts'
import { textOf } from './quotes.ts'

/** Those whose actor, thread, product and words their recipient has neither blocked nor muted by now. */
export const withoutSilenced = async (
  due: readonly PendingMail[],
  memberId: MemberId,
  texts: Parameters<typeof textOf>[1],
): Promise<readonly PendingMail[]> => {
  const silenced = await texts.handle.read(silence, boundariesStream(memberId), texts.when)
  const tools = await toolsOfPosts(due, texts)
  const wanted = due.filter((notice) => !isSilenced(silenced, { ...notice, postTool: tools.get(notice.payload.post_id) ?? null }))
  if (silenced.words.size === 0) return wanted
  const isWithoutWords = await Promise.all(wanted.map(async (notice) => !hasMutedWord(silenced, (await textOf(notice, texts)) ?? '')))
  return wanted.filter((_, index) => isWithoutWords[index])
}

/** The product that each post is about, by the post's id. */
const toolsOfPosts = async (due: readonly PendingMail[], { handle, when }: Parameters<typeof textOf>[1]) => {
  const posts = new Set(due.flatMap(({ payload }) => payload.post_id ?? []))
  const looks = [...posts].map(async (id) => [id, (await handle.read(postFacts, postStream(PostId.parse(id)), when)).toolId] as const)
  return new Map<string | undefined, string | null>(await Promise.all(looks))
}
