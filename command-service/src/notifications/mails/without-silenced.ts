import { boundariesStream } from '@debut/events/boundaries/boundary-events.ts'
import { hasMutedWord, isSilenced, silence } from '@debut/events/boundaries/silence.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { PendingMail } from './notification-mail-rows.ts'
import { textOf } from './quotes.ts'

/** Those whose actor, thread, product and words their recipient has neither blocked nor muted by now. */
export const withoutSilenced = async (
  due: readonly PendingMail[],
  memberId: MemberId,
  texts: Parameters<typeof textOf>[1],
): Promise<readonly PendingMail[]> => {
  const silenced = await texts.handle.lookNow(silence, boundariesStream(memberId), texts.when)
  const wanted = due.filter((notice) => !isSilenced(silenced, notice))
  if (silenced.words.size === 0) return wanted
  const isWithoutWords = await Promise.all(wanted.map(async (notice) => !hasMutedWord(silenced, (await textOf(notice, texts)) ?? '')))
  return wanted.filter((_, index) => isWithoutWords[index])
}
