import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose } from '../../ui/dialog.tsx'
import { rewardSeen, selectVoting, type VotingState } from './voting-slice.ts'

const RAYS = Array.from({ length: 12 }, (_, index) => index * 30)

/** A tier is reached once in a streak, so it may shine once. */
export const RewardModal = () => {
  const earned = useSelector((state: { readonly voting: VotingState }) => selectVoting(state).reward)
  const [shown, setShown] = useState(earned)
  const dispatch = useDispatch()
  // What is said stays while the dialog fades out.
  if (earned !== undefined && earned !== shown) setShown(earned)
  if (shown === undefined) return null
  return (
    <Dialog
      title={`${shown.streaks} days in a row`}
      description={`${shown.description}. Each vote of yours counts ${shown.multiplier === 1 ? 'once' : `as ${shown.multiplier}`}.`}
      open={earned !== undefined}
      onOpenChange={(open) => {
        if (!open) dispatch(rewardSeen())
      }}
      footer={
        <DialogClose>
          <Button>Continue</Button>
        </DialogClose>
      }
    >
      <svg className="reward-light" viewBox="-60 -60 120 120" aria-hidden="true">
        {RAYS.map((degrees) => (
          <path key={degrees} className="reward-ray" d="M-3-34 0-56 3-34z" transform={`rotate(${degrees})`} />
        ))}
        <path
          className="reward-flame"
          transform="translate(-20 -26) scale(1.67)"
          d="M12 0c1 5 8 8.500 8 16.500a8.500 8.500 0 0 1-17 0C3 12 6 10.500 6.500 6c2 1 3 3 3 5C11 9 12.500 5 12 0z"
        />
      </svg>
    </Dialog>
  )
}
