import { rewardTiers } from '@debut/events/voting/reward-tiers.ts'
import { ScrollingTable } from '../../ui/prose/scrolling-table.tsx'

/** The tiers as the rules have them. */
export const RewardTiersTable = () => (
  <ScrollingTable>
    <thead>
      <tr>
        <th scope="col">Streak</th>
        <th scope="col">What you get</th>
        <th scope="col">Each vote</th>
      </tr>
    </thead>
    <tbody>
      {rewardTiers.map(({ streaks, description, multiplier }) => (
        <tr key={streaks}>
          <th scope="row">{streaks} days</th>
          <td>{description}</td>
          <td>×{multiplier}</td>
        </tr>
      ))}
    </tbody>
  </ScrollingTable>
)
