import type { Operations } from '@debut/events/operations/operation-answers.ts'
import { Card } from '../../../ui/card.tsx'
import { grouped } from '../../../ui/grouped.ts'

const noun = (count: number, one: string, many: string) => (count === 1 ? one : many)

export const TodayCard = ({ today: { votes, launches, members, posts } }: Pick<Operations, 'today'>) => (
  <Card title="Today">
    <dl className="mt-3.5 grid grid-cols-2 gap-x-4 gap-y-4.5">
      <Count label={noun(votes, 'vote', 'votes')} count={votes} />
      <Count label={noun(launches, 'launch', 'launches')} count={launches} />
      <Count label={noun(members, 'new member', 'new members')} count={members} />
      <Count label={noun(posts, 'post', 'posts')} count={posts} />
    </dl>
  </Card>
)

const Count = ({ label, count }: { readonly label: string; readonly count: number }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-[13px] text-ink-3">{label}</dt>
    <dd className="font-display text-[26px]/tight font-[750] tracking-[-0.03em] tabular-nums">{grouped(count)}</dd>
  </div>
)
