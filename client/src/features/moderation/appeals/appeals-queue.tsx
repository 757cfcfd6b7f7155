import { ShowComment, ShowPost } from '@debut/events/discussion/discussion-commands.ts'
import { AnswerAppeal, LiftSanction } from '@debut/events/moderation/moderation-commands.ts'
import type { OpenAppeals } from '@debut/events/moderation/moderation-answers.ts'
import { openAppealsRoute } from '@debut/events/moderation/moderation-routes.ts'
import type { AppealOutcome } from '@debut/events/moderation/sanction.ts'
import { ShowReview } from '@debut/events/reviews/review-commands.ts'
import { reasonLabel } from '@debut/events/moderation/reason-labels.ts'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { commandAnswered } from '../../../lib/commands/outbox-slice.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import { type Decision, defineQueue, type QueueRow } from '../../../ui/queues/queue.ts'
import { ACTS } from '../log/act-labels.ts'
import { AnswerField } from './answer-field.tsx'
import { answerWords } from './answer-words.ts'

type OpenAppeal = OpenAppeals['appeals'][number]

/** What they take back needs no answer any more. */
const TAKING_BACK = new Set([ShowPost, ShowComment, ShowReview, LiftSanction].map(({ type }) => type as string))

const openAppeals = resource(openAppealsRoute, {
  isOutdatedBy: (action) => commandAnswered.match(action) && TAKING_BACK.has(action.payload.type),
})

export const appealsQueue = defineQueue({
  name: 'appeals',
  title: 'Appeals',
  about: 'Members who disagree with a sanction, with the hiding of what they wrote, or with a decision about their vote.',
  query: () => openAppeals(),
  waiting: ({ appeals, total }) => ({ rows: appeals.map(rowOf), total, hasMore: false }),
  empty: { title: 'No appeals wait for an answer', text: 'Appeals appear here once a member makes one.' },
})

/** An appeal does not say whose vote it is about. */
const whose = ({ username, caseId }: OpenAppeal): string => username ?? (caseId === null ? 'A former member' : 'A voter')

const rowOf = (appeal: OpenAppeal): QueueRow => {
  const { username, caseId, text, madeAt, act, appealed, isOwnAct, waitsFor } = appeal
  return {
    about: `appeal ${act.actId}`,
    name: `${whose(appeal)}’s appeal`,
    title: username === null ? whose(appeal) : <Link to={`/profile/${username}`}>{username}</Link>,
    meta: (
      <>
        <span>{act.reason === null ? ACTS[act.kind] : `${ACTS[act.kind]}: ${reasonLabel(act.reason)}`}</span>
        <Subject subject={act.subject} />
        {caseId === null ? null : <Link to={`/admin/review/${caseId}`}>Votes of this case</Link>}
        <TimeAgo iso={madeAt} />
      </>
    ),
    badges: isOwnAct ? <Badge>Your decision</Badge> : null,
    preview: (
      <div className="mt-1.5 grid max-w-[70ch] grid-cols-[minmax(0,1fr)] gap-3">
        {appealed === null ? null : (
          <blockquote aria-label="What was hidden" className="border-l-2 border-line pl-3 text-ink-2">
            <Markdown text={appealed} />
          </blockquote>
        )}
        <p className="whitespace-pre-line">{text}</p>
      </div>
    ),
    decisions: [answer(appeal, 'upheld'), answer(appeal, 'overturned')],
    waitsFor,
  }
}

/** Where it can be read, if everybody can read it. */
const Subject = ({ subject }: Pick<OpenAppeal['act'], 'subject'>) =>
  subject === null || subject.path === null ? null : <Link to={subject.path}>{subject.name ?? 'See it'}</Link>

const answer = (appeal: OpenAppeal, outcome: AppealOutcome): Decision => {
  const { act, done, follows } = answerWords(appeal.act.kind)[outcome]
  const { memberId } = appeal
  return {
    label: act,
    fullLabel: `${act}: ${whose(appeal)}’s appeal`,
    done,
    command: AnswerAppeal,
    payload: { ...(memberId !== null && { memberId }), actId: appeal.act.actId, outcome },
    confirm: {
      title: `${act}?`,
      follows: [follows, ...WHAT_FOLLOWS[outcome]],
      act,
      fields: (fill, before) => <AnswerField fill={fill} before={before} />,
    },
  }
}

const WHAT_FOLLOWS = {
  upheld: ['The member reads your answer, and can’t appeal again.'],
  overturned: ['The member reads your answer.', 'The public log says that the decision was overturned.'],
} as const
