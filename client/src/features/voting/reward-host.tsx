import { useSelector } from 'react-redux'
import { late, useEver } from '../../ui/late.tsx'
import { selectVoting, type VotingState } from './voting-slice.ts'

const RewardModal = late(async () => (await import('./reward-modal.tsx')).RewardModal)

/** Most days bring no reward, so its code waits for one. */
export const RewardHost = () => {
  const hasReward = useSelector((state: { readonly voting: VotingState }) => selectVoting(state).reward !== undefined)
  return useEver(hasReward) ? <RewardModal /> : null
}
