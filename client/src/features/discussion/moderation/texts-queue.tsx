import type { ModeratedText } from '@debut/events/discussion/moderated-answers.ts'
import { moderatedTextsRoute } from '@debut/events/discussion/moderated-routes.ts'
import { WHY } from '../../../lib/reports/report-labels.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { Badge } from '../../../ui/badge.tsx'
import { textRow } from '../../../ui/moderation/text-row.tsx'
import type { OfAuthor } from '../../../ui/moderation/of-author.ts'
import { staffTextPath } from '../../../ui/moderation/staff-text-path.ts'
import { defineQueue } from '../../../ui/queues/queue.ts'
import { moderatedText } from '../report/moderated-text.ts'
import { placeOfText } from './place-of-text.ts'

const moderatedTexts = resource(moderatedTextsRoute, {
  pages: {
    next: ({ texts, more }, asked) => {
      const after = more ? texts.at(-1)?.oldestPosition : undefined
      return after === undefined ? undefined : { ...asked, after }
    },
    join: (shown, next) => ({ ...next, texts: [...shown.texts, ...next.texts] }),
  },
})

export const textsQueue = (History: OfAuthor) =>
  defineQueue({
    name: 'texts',
    title: 'Texts',
    about: 'Posts and comments that members reported, or that a rule holds.',
    query: () => moderatedTexts(),
    waiting: ({ texts, total, more }) => ({ rows: texts.map((text) => rowOf(text, History)), total, hasMore: more }),
    empty: { title: 'No texts need a decision', text: 'Posts and comments appear here once a member reports them or a rule holds them.' },
  })

const rowOf = (text: ModeratedText, History: OfAuthor) => {
  const { postId, commentId, author, title, body, writtenAt, state, heldBecause, reasons, notes, reportedAs, waitsFor } = text
  return textRow({
    text: moderatedText(commentId === null ? { postId: postId ?? '' } : { commentId }),
    author,
    name: `${author.username}’s ${commentId === null ? 'post' : 'comment'}`,
    place: placeOfText(text),
    at: writtenAt,
    isHidden: state === 'hidden',
    heldBecause,
    hiddenFor: heldBecause === null ? null : { reason: heldBecause, note: null },
    reportedAs,
    reported: reasons[0]?.reason,
    page: commentId === null ? staffTextPath('post', postId ?? '') : staffTextPath('comment', commentId),
    beside: <History memberId={author.memberId} username={author.username} />,
    badges: reasons.map(({ reason, reports }) => (
      <Badge key={reason} tone="warn">
        {reports === 1 ? WHY[reason] : `${WHY[reason]} × ${reports}`}
      </Badge>
    )),
    title,
    body,
    reports: notes,
    waitsFor,
  })
}
