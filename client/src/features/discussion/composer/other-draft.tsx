import { useDispatch } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { otherPostChosen } from './post-draft-slice.ts'

/** Another device has saved the same draft meanwhile, and its author says which words go on. */
export const OtherDraft = () => {
  const dispatch = useDispatch()
  return (
    <Notice
      tone="warn"
      title="This draft was changed on another device"
      action={
        <span className="flex flex-wrap gap-2">
          <Button look="quiet" size="s" onClick={() => dispatch(otherPostChosen('theirs'))}>
            Take the other one
          </Button>
          <Button look="quiet" size="s" onClick={() => dispatch(otherPostChosen('mine'))}>
            Keep this one
          </Button>
        </span>
      }
    >
      Nothing is saved until you choose one of the two.
    </Notice>
  )
}
