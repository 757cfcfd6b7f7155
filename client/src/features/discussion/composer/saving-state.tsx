import { useSelector } from 'react-redux'
import { parseInstant } from '../../../lib/clock/instants.ts'
import { isUnsaved, type PostDraftState, selectPostDraft } from './post-draft-slice.ts'

type State = 'empty' | 'typing' | 'saved' | 'offline' | 'full' | 'barred'

const stateOf = (draft: PostDraftState): State => {
  if (draft.saving === 'offline' || draft.saving === 'full' || draft.saving === 'barred') return draft.saving
  if (draft.saving === 'saving' || isUnsaved(draft)) return 'typing'
  return draft.savedAt === null ? 'empty' : 'saved'
}

const WORDS = {
  empty: '',
  typing: 'Saving',
  offline: 'Saved on this device. We keep trying.',
  barred: 'Saved on this device only: you can’t take part now.',
  full: 'Not saved: you have 20 drafts. Publish or delete one first.',
}

/** By the clock on the author’s wall: only browsers show it. */
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Whether the draft is safe, and since when. */
export const SavingState = () => {
  const draft = useSelector(selectPostDraft)
  const state = stateOf(draft)
  return (
    <p role="status" className="composer-saved" data-state={state}>
      {state === 'saved' ? `Draft saved ${time.format(parseInstant(draft.savedAt ?? ''))}` : WORDS[state]}
    </p>
  )
}
