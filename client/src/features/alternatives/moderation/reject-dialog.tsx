import { RejectReason } from '@debut/events/alternatives/alternative-form.ts'
import { useDispatch } from 'react-redux'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { verdictRequested } from './queue-slice.ts'

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
  readonly busy: boolean
}

/** Never without a reason: it is in the log. */
export const RejectDialog = ({ alternativeId, names, busy }: Props) => {
  const dispatch = useDispatch()
  return (
    <ReasonDialog
      label="Turn down"
      fullLabel={`Turn down ${names}`}
      look="danger"
      busy={busy}
      title={`Turn down ${names}?`}
      text="They are not shown as alternatives. Where only the name or the address is wrong, the pair can be proposed again in better words."
      act="Turn it down"
      reasons={RejectReason.options.map((value) => ({ value, label: WHY_REJECTED[value] }))}
      onAct={(reason) => dispatch(verdictRequested({ alternativeId, reason }))}
    />
  )
}
