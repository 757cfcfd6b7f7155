import { LogCard } from '../features/members/log-card.tsx'
import { MembersHeading } from '../features/members/members-heading.tsx'
import { MembersList } from '../features/members/members-list.tsx'
import { Card } from '../ui/card.tsx'

export const HomePage = () => (
  <div className="grid gap-7 lg:grid-cols-[minmax(0,660px)_300px] lg:gap-11">
    <div className="min-w-0">
      <MembersHeading />
      <MembersList />
    </div>
    <aside aria-label="About this page" className="grid content-start gap-4.5 lg:sticky lg:top-23 lg:self-start">
      <LogCard />
      <Card title="What Debut is" look="spot">
        <p className="mt-3.5 font-display text-[19px]/[1.2] font-bold tracking-[-0.02em]">
          A stage for new tech products, where members vote for what they love.
        </p>
        <p className="mt-2 text-[13.5px] opacity-75">
          Every vote is a fact in a log, so that any ranking can be replayed, audited and explained.
        </p>
      </Card>
    </aside>
  </div>
)
