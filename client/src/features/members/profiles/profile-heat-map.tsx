import { addDays } from '@debut/events/kernel/days.ts'
import { startOfPeriod } from '@debut/events/kernel/periods.ts'
import { HEAT_WEEKS } from '@debut/events/members/profile-answers.ts'
import { HeatMap } from '../../../ui/heat-map.tsx'
import type { MemberProfile } from './profile.ts'

/** The days on which a member voted. What they voted for is theirs to know. */
export const ProfileHeatMap = ({ profile: { today, voteDays, longest_streak: longest } }: { profile: MemberProfile }) => (
  <section aria-labelledby="votes-by-day" className="rounded-card border border-line-2 bg-surface px-4.5 py-4.5">
    <div className="mb-3.5 flex flex-wrap items-baseline gap-x-3">
      <h2 id="votes-by-day" className="text-[19px] font-bold">
        Votes in the last year
      </h2>
      <p className="text-[13px] text-ink-2">
        Longest streak <b className="font-semibold text-ink tabular-nums">{`${longest} ${longest === 1 ? 'day' : 'days'}`}</b>
      </p>
    </div>
    <HeatMap
      of="in the last year"
      size="l"
      first={addDays(startOfPeriod('week', today), -7 * (HEAT_WEEKS - 1))}
      last={today}
      days={voteDays}
    />
  </section>
)
