import type { HideReason, ReportReason } from '@debut/events/kernel/texts/text-form.ts'
import { REASONS, REASONS_TO_SHOW } from '../../lib/reports/report-labels.ts'
import type { Decision } from '../queues/queue.ts'
import type { Moderated } from './moderated.ts'
import { NoteField } from './note-field.tsx'

/** The reason that most members reported is preselected. */
export const hideText = ({ hide, show, payload, whenHidden }: Moderated, name: string, reported?: ReportReason): Decision => ({
  label: 'Hide',
  done: 'Hidden',
  command: hide,
  payload,
  confirm: {
    title: `Hide ${name}?`,
    follows: [...whenHidden, 'The author gets an email with your reason.'],
    act: 'Hide it',
    tone: 'danger',
    reasons: REASONS,
    likely: reported,
    fields: (fill, before, reason) => <NoteField fill={fill} before={before} reason={reason} />,
  },
  undo: { command: show, payload: { ...payload, reason: 'mistake' } },
})

/** Says why something is hidden, and which note its author got. */
interface HiddenFor {
  readonly reason: HideReason
  readonly note: string | null
}

/** Undone, it is hidden for what it was hidden for; without that, it can't be. */
export const showText = ({ hide, show, payload }: Moderated, name: string, hiddenFor: HiddenFor | null = null): Decision => ({
  label: 'Show again',
  fullLabel: `Show again: ${name}`,
  done: 'Shown again',
  command: show,
  payload,
  confirm: { title: `Show ${name} again?`, follows: ['Everyone can read it again.'], act: 'Show it', reasons: REASONS_TO_SHOW },
  ...(hiddenFor !== null && { undo: { command: hide, payload: { ...payload, reason: hiddenFor.reason, note: hiddenFor.note } } }),
})

interface Waiting {
  readonly text: Moderated
  readonly name: string
  readonly isHidden: boolean
  readonly hiddenFor: HiddenFor | null
  readonly reported?: ReportReason | undefined
}

/** Hides a text that waits for a decision or shows it again, or settles what was reported without a change. */
export const textDecisions = ({ text, name, isHidden, hiddenFor, reported }: Waiting): readonly Decision[] => {
  const label = isHidden ? 'Keep it hidden' : 'Leave it as it is'
  return [
    isHidden ? showText(text, name, hiddenFor) : hideText(text, name, reported),
    {
      label,
      fullLabel: `${label}: ${name}`,
      done: isHidden ? 'Still hidden' : 'Left as it is',
      command: text.clear,
      payload: text.payload,
    },
  ]
}
