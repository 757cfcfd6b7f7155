import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { now as clock, parseInstant } from '../../lib/clock/instants.ts'
import { isDirty, saveRequested, selectDraft } from './draft-slice.ts'
import { agoLabel } from './draft-labels.ts'

const EVERY = 4_000

/** Where what was typed is by now. Only a change of that is read out, and not each second. */
export const SavedState = () => {
  const draft = useSelector(selectDraft)
  const dispatch = useDispatch()
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), EVERY)
    return () => clearInterval(timer)
  }, [])
  const kind = draft.edition === 0 ? 'Draft' : 'Changes'
  const savedAt = parseInstant(draft.savedAt)
  const at = Math.max(now, savedAt)
  return (
    <p className="saved-state" data-state={stateOf(draft)}>
      {kind}
      <i aria-hidden="true" />
      <span role="status">{wordsOf(draft)}</span>
      {stateOf(draft) === 'saved' && <span>{agoLabel(savedAt, at)}</span>}
      {draft.saving === 'offline' && (
        <button type="button" className="quiet-link" onClick={() => dispatch(saveRequested())}>
          Try now
        </button>
      )}
    </p>
  )
}

type Draft = ReturnType<typeof selectDraft>

const stateOf = (draft: Draft) => {
  if (draft.other !== null) return 'other'
  if (draft.saving !== 'rest') return draft.saving
  return isDirty(draft) ? 'typing' : 'saved'
}

const wordsOf = (draft: Draft): string => {
  switch (stateOf(draft)) {
    case 'other':
      return 'waits for your choice'
    case 'offline':
      return 'offline, kept on this device'
    case 'unkept':
      return 'not saved yet, keep this tab open'
    case 'refused':
      return draft.refusal ?? 'not saved'
    case 'saving':
    case 'typing':
      return 'saving…'
    case 'saved':
      return 'saved'
    default:
      return ''
  }
}
