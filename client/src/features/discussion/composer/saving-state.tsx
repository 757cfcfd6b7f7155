import { useSelector } from 'react-redux'
import { timeAt } from '@debut/events/kernel/days.ts'
import { parseInstant } from '../../../lib/clock/instants.ts'
import { isUnsaved, type PostDraftState, selectPostDraft } from './post-draft-slice.ts'

const wordsFor = (draft: PostDraftState): string => {
  switch (draft.saving) {
    case 'saving':
      return 'Saving'
    case 'offline':
      return 'Not saved yet. We keep trying.'
    case 'full':
      return 'Not saved: you have 20 drafts. Publish or delete one first.'
    case 'idle':
      if (isUnsaved(draft)) return 'Not saved yet'
      return draft.savedAt === null ? '' : `Draft saved ${timeAt(parseInstant(draft.savedAt)).slice(0, 5)}`
  }
}

export const SavingState = () => (
  <p role="status" className="text-[13px] text-ink-3 tabular-nums">
    {wordsFor(useSelector(selectPostDraft))}
  </p>
)
