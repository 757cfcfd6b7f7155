import type { ModeratedText } from '@debut/events/discussion/moderated-answers.ts'
import { moderatedTextsRoute } from '@debut/events/discussion/moderated-routes.ts'
import { WHY_REPORTED } from '../../../lib/reports/report-labels.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { Badge } from '../../../ui/badge.tsx'
import { textRow } from '../../../ui/moderation/text-row.tsx'
import { defineQueue } from '../../../ui/queues/queue.ts'
import { moderatedText } from '../report/moderated-text.ts'
import { placeOf } from './place-of.ts'

const moderatedTexts = resource(moderatedTextsRoute, {
  pages: {
    next: ({ texts, more }, asked) => {
      const after = more ? texts.at(-1)?.oldestPosition : undefined
      return after === undefined ? undefined : { ...asked, after }
    },
    join: (shown, next) => ({ ...next, texts: [...shown.texts, ...next.texts] }),
  },
})

export const textsQueue = defineQueue({
  name: 'texts',
  title: 'Texts',
  about: 'Posts and comments that members reported, or that a rule holds.',
  query: () => moderatedTexts(),
  waiting: ({ texts, total, more }) => ({ rows: texts.map(rowOf), total, hasMore: more }),
  empty: { title: 'No texts need a decision', text: 'Posts and comments appear here once a member reports them or a rule holds them.' },
})

const rowOf = (text: ModeratedText) => {
  const { postId, commentId, author, title, body, writtenAt, state, heldBecause, reasons, notes } = text
  return textRow({
    text: moderatedText(commentId === null ? { postId: postId ?? '' } : { commentId }),
    author,
    name: `${author.username}’s ${commentId === null ? 'post' : 'comment'}`,
    place: placeOf(text),
    at: writtenAt,
    isHidden: state === 'hidden',
    heldBecause,
    hiddenFor: heldBecause,
    badges: reasons.map(({ reason, reports }) => (
      <Badge key={reason} tone="warn">
        {reports === 1 ? WHY_REPORTED[reason] : `${WHY_REPORTED[reason]} × ${reports}`}
      </Badge>
    )),
    title,
    body,
    reports: notes,
  })
}
