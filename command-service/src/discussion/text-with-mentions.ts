import { MOST_MENTIONS } from '@debut/events/discussion/discussion-form.ts'
import { keptLength } from '@debut/events/discussion/kept-length.ts'
import { idsIn } from '@debut/events/discussion/mentions.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'

/** A text as the log keeps it: its mentions name members by their ids. */
export interface TextWithMentions {
  readonly body: string
  /** Its author is not among them. */
  readonly mentions: readonly MemberId[]
}

/** Whom a text that was written before mentions, beside its author. */
export const mentionedIn = (body: string | null | undefined, authorId: MemberId): MemberId[] =>
  idsIn(body ?? '')
    .map((id) => MemberId.parse(id))
    .filter((memberId) => memberId !== authorId)

/** An id is longer than a name, so a long text that repeats a few names can outgrow the log's form as well. */
export const mentionsTooMany = ({ body, mentions }: TextWithMentions, longest: number): boolean =>
  mentions.length > MOST_MENTIONS || body.length > keptLength(longest)
