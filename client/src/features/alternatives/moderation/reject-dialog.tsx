import { RejectReason } from '@debut/events/alternatives/alternative-form.ts'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { useJudgement } from './use-judgement.ts'

export const WHY_REJECTED: Readonly<Record<RejectReason, string>> = {
  'not-alike': 'They don’t do the same job',
  'unknown-product': 'This product is unknown',
  'wrong-details': 'Its name or address is wrong',
  duplicate: 'It is here under another name',
  spam: 'Spam',
  unlawful: 'Unlawful',
  mistake: 'It was a mistake',
}

interface Props {
  readonly alternativeId: string
  readonly names: string
}

/** Never without a reason: it is in the log. */
export const RejectDialog = ({ alternativeId, names }: Props) => {
  const { isBusy, reject } = useJudgement(alternativeId)
  return (
    <ReasonDialog
      label="Turn down"
      fullLabel={`Turn down ${names}`}
      look="danger"
      busy={isBusy}
      title={`Turn down ${names}?`}
      text="They are not shown as alternatives. Where only the name or the address is wrong, the pair can be proposed again in better words."
      act="Turn it down"
      reasons={RejectReason.options.map((value) => ({ value, label: WHY_REJECTED[value] }))}
      onAct={reject}
    />
  )
}
