import { MOST_OWN_TASKS } from '@debut/events/checklist/checklist-content.ts'
import { useDispatch, useSelector } from 'react-redux'
import { signInWanted } from '../../../lib/session/session-slice.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ownTaskCount } from '../list/edit-checklist.ts'
import { type ChecklistState, isUnsaved, selectChecklist } from './checklist-slice.ts'

const memberLine = (state: ChecklistState): string => {
  if (state.saving === 'offline')
    return state.isKeptHere
      ? 'Kept in this browser. We can’t reach your account, and keep trying.'
      : 'Not saved. We can’t reach your account, and keep trying.'
  if (state.saving === 'refused') return 'Kept in this browser, but not in your account.'
  if (state.saving === 'saving' || isUnsaved(state)) return 'Saving'
  return state.isFromAccount ? 'Saved to your account.' : 'Loading your list'
}

/** Whether the list is safe, and where. */
export const SavedWhere = () => {
  const state = useSelector(selectChecklist)
  const dispatch = useDispatch()
  if (!state.isOpen) return <p className="checklist-saved">&nbsp;</p>
  if (state.memberId !== null)
    return (
      <p role="status" className="checklist-saved">
        {memberLine(state)}
      </p>
    )
  return (
    <p className="checklist-saved">
      {state.isKeptHere ? 'Kept in this browser. ' : ''}
      <Link to="/login" onClick={() => dispatch(signInWanted())}>
        Sign in
      </Link>{' '}
      to keep it in your account and open it on other devices.
    </p>
  )
}

/** What went wrong with keeping the list, and what to do about it. */
export const KeepingTroubles = () => {
  const { isDamaged, isKeptHere, memberId, saving, content } = useSelector(selectChecklist)
  return (
    <>
      {isDamaged ? (
        <Notice tone="warn" title="We couldn’t read all of the list kept in this browser">
          Whatever was readable is below. Check your tasks and your launch day.
        </Notice>
      ) : null}
      {!isKeptHere && memberId === null ? (
        <Notice tone="warn" title="Your browser doesn’t let us keep this list">
          Sign in to keep it in your account, or copy it as Markdown before you leave.
        </Notice>
      ) : null}
      {saving === 'refused' ? (
        <Notice tone="bad" title="This list is too long for your account">
          It has {ownTaskCount(content)} tasks of your own, and an account keeps up to {2 * MOST_OWN_TASKS}. Remove some to save it.
        </Notice>
      ) : null}
    </>
  )
}
