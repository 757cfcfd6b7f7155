import { type RewardTier, rewardTiers } from '@debut/events/voting/reward-tiers.ts'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { Table } from '../../../ui/table.tsx'
import { useOwnCalendar } from './own-calendar.ts'

/** The eight tiers, and which of them the reader's streak has reached. */
export const TiersTable = () => (
  <OwnPart>
    <OwnTiers />
  </OwnPart>
)

const OwnTiers = () => {
  const calendar = useOwnCalendar()
  const current = rewardTiers.findLast(({ streaks }) => streaks <= (calendar?.streak ?? 0))
  const markOf = ({ streaks }: RewardTier) => {
    if (streaks === current?.streaks) return <Badge tone="lime">yours now</Badge>
    if (streaks > (calendar?.longest ?? 0)) return null
    return (
      <span className="inline-flex items-center gap-1 text-[13px] text-ink-2">
        <CheckIcon className="size-3.5" />
        reached
      </span>
    )
  }
  return (
    <Table<RewardTier>
      caption="What a streak gives"
      rows={rewardTiers}
      rowKey={({ streaks }) => String(streaks)}
      columns={[
        { key: 'streaks', label: 'Days', numeric: true, cell: ({ streaks }) => <span className="whitespace-nowrap">{streaks}</span> },
        {
          key: 'gives',
          label: 'What it gives',
          cell: (tier) => (
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              {tier.description}
              {markOf(tier)}
            </span>
          ),
        },
        { key: 'votes', label: 'Each vote', numeric: true, cell: ({ multiplier }) => `×${multiplier}` },
      ]}
    />
  )
}
