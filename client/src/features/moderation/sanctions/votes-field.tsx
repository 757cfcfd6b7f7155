import { MemberId } from '@debut/events/kernel/ids.ts'
import type { VotesAtStake } from '@debut/events/moderation/moderation-answers.ts'
import { votesAtStakeRoute } from '@debut/events/moderation/moderation-routes.ts'
import { reasonLabel } from '@debut/events/moderation/reason-labels.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { useSought } from '../../../lib/resources/use-resource.ts'
import { grouped } from '../../../ui/grouped.ts'
import { Select } from '../../../ui/select.tsx'

const votesAtStake = resource(votesAtStakeRoute)

const KEPT = 'kept'
const WHY = ['ring', 'burst', 'shared-origin', 'new-account', 'conflict-of-interest'] as const

interface Props {
  readonly memberId: string
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** Whether the member's votes on boards that are still open fall with the ban, and what that would take. */
export const VotesField = ({ memberId, value, onChange }: Props) => {
  const stake = useSought(votesAtStake({ memberId: MemberId.parse(memberId) }))
  return (
    <Select
      label="Their votes"
      value={value ?? KEPT}
      hint={stake === undefined ? 'Counting their votes on open boards.' : stakeText(stake)}
      options={[
        { value: KEPT, label: 'Keep counting' },
        { group: 'Void them', options: WHY.map((reason) => ({ value: reason, label: reasonLabel(reason) })) },
      ]}
      onChange={({ currentTarget: { value: chosen } }) => onChange(chosen === KEPT ? null : chosen)}
    />
  )
}

const counted = (count: number, one: string) => `${grouped(count)} ${one}${count === 1 ? '' : 's'}`

const stakeText = ({ votes, points, boards }: VotesAtStake): string =>
  votes === 0
    ? 'None of their votes count on a board that is still open.'
    : `Voiding takes ${counted(votes, 'vote')} and ${counted(points, 'point')} from ${counted(boards, 'open board')}. Closed days stay as they are.`
