import { timeAt } from '@debut/events/kernel/days.ts'
import type { Operations } from '@debut/events/operations/operation-answers.ts'
import { parseInstant } from '../../../lib/clock/instants.ts'
import { Card } from '../../../ui/card.tsx'
import { grouped } from '../../../ui/grouped.ts'

const noun = (count: number, one: string, many: string) => (count === 1 ? one : many)

export const TodayCard = ({ today: { votes, revealAt, launches, members, posts } }: Pick<Operations, 'today'>) => (
  <Card title="Today">
    <dl className="mt-3.5 grid grid-cols-2 gap-x-4 gap-y-4.5">
      {votes === null ? (
        <Count label={`votes, hidden until ${timeAt(parseInstant(revealAt))}`} count={null} />
      ) : (
        <Count label={noun(votes.total, 'vote', 'votes')} count={votes.total} />
      )}
      <Count label={noun(launches, 'launch', 'launches')} count={launches} />
      <Count label={noun(members, 'new member', 'new members')} count={members} />
      <Count label={noun(posts, 'post', 'posts')} count={posts} />
    </dl>
  </Card>
)

const Count = ({ label, count }: { readonly label: string; readonly count: number | null }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-[13px] text-ink-3">{label}</dt>
    <dd className="font-display text-[26px]/tight font-[750] tracking-[-0.03em] tabular-nums">{count === null ? '–' : grouped(count)}</dd>
  </div>
)
