import type { StaffText } from '@debut/events/moderation/staff-text-answers.ts'
import type { OfAuthor } from '../../../ui/moderation/of-author.ts'
import { staffTextPath } from '../../../ui/moderation/staff-text-path.ts'
import { showText } from '../../../ui/moderation/text-decisions.tsx'
import { textRow } from '../../../ui/moderation/text-row.tsx'
import { defineQueue, type QueueRow } from '../../../ui/queues/queue.ts'
import { hiddenTexts, type ModeratedOf, nameOf, placeOf } from './staff-texts.ts'
import { TextBadges } from './text-badges.tsx'

interface Parts {
  readonly moderated: ModeratedOf
  readonly History: OfAuthor
}

/** Lists everything that others can’t read. Nothing in it waits for a decision, but all of it can be shown again. */
export const hiddenQueue = (parts: Parts) =>
  defineQueue({
    name: 'hidden',
    title: 'Hidden',
    about: 'Posts, comments and reviews that others can’t read. Read them with their reports, and show them again.',
    query: (words) => hiddenTexts({ q: words }),
    others: ({ texts, total, more }) => [
      { title: 'Hidden texts', rows: texts.map((text) => rowOf(text, parts)), total, isOpen: true, hasMore: more },
    ],
    empty: { title: 'Nothing is hidden', text: 'Texts appear here once a moderator or a rule hides them.' },
    search: { label: 'Find a hidden text', hint: 'By its words, its title or its author.' },
  })

const rowOf = (text: StaffText, { moderated, History }: Parts): QueueRow => {
  const { kind, id, author, title, body, writtenAt, hidden, reasons, notes, reportedAs, waitsFor } = text
  const name = nameOf(text)
  return {
    ...textRow({
      text: moderated(text),
      author,
      name,
      place: placeOf(text),
      at: writtenAt,
      isHidden: hidden !== null,
      heldBecause: null,
      hiddenFor: hidden,
      reportedAs,
      reported: reasons[0]?.reason,
      page: staffTextPath(kind, id),
      beside: <History memberId={author.memberId} username={author.username} />,
      badges: <TextBadges text={text} />,
      title,
      body,
      reports: notes,
      waitsFor,
    }),
    decisions: [showText(moderated(text), name, hidden)],
  }
}
