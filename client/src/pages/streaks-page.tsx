import { MyStreak } from '../features/voting/streaks/my-streak.tsx'
import { ownCalendar } from '../features/voting/streaks/own-calendar.ts'
import { StreaksList } from '../features/voting/streaks/streaks-list.tsx'
import { streaksAt } from '../features/voting/streaks/streaks-resources.ts'
import { TiersTable } from '../features/voting/streaks/tiers-table.tsx'
import { ownBoundaries } from '../lib/boundaries/own-boundaries.ts'
import type { Page } from '../lib/page/page.ts'

const StreaksPage = () => (
  <div className="flex flex-col gap-x-11 gap-y-9 lg:grid lg:grid-cols-[minmax(0,1fr)_400px]">
    <div className="lg:col-span-2">
      <h1 className="text-[40px] font-[750] tracking-[-0.04em] md:text-[46px]">Streaks leaderboard</h1>
      <p className="mt-2 max-w-[62ch] text-[14.5px] text-ink-2">
        Who has voted on every day, the longest first. A day begins at midnight in Los Angeles; miss one and the streak begins anew.
      </p>
    </div>
    <section aria-label="The longest streaks" className="min-w-0 max-lg:order-1">
      <StreaksList />
    </section>
    {/* On narrow screens the reader's own streak comes before the list, and what streaks give after it. */}
    <aside aria-label="Your streak and the tiers" className="contents grid-cols-[minmax(0,1fr)] content-start gap-4.5 lg:grid">
      <MyStreak />
      <section className="min-w-0 max-lg:order-2">
        <h2 className="mt-3 mb-3.5 text-[21px] font-bold">What a streak gives</h2>
        <TiersTable />
      </section>
    </aside>
  </div>
)

export const page: Page = {
  Component: StreaksPage,
  resources: (place) => [streaksAt(place)],
  ownResources: (_place, state) => [ownBoundaries(), ...[ownCalendar(state) ?? []].flat()],
  head: () => ({
    title: 'Streaks leaderboard',
    description: 'The longest voting streaks on Debut today, and what a streak gives.',
    canonicalQuery: ['page'],
  }),
}
