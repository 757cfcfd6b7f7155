import type { HideReason } from '@debut/events/kernel/texts/text-form.ts'
import { WHY_HIDDEN } from '../../lib/reports/report-labels.ts'
import { Badge } from '../badge.tsx'

interface Props {
  readonly isHidden: boolean
  /** What a rule found; null where none hid it, or a moderator has decided since. */
  readonly heldBecause: HideReason | null
}

/** Tells moderators that a text is hidden, and why where they have to look at it. */
export const HiddenBadge = ({ isHidden, heldBecause }: Props) => {
  if (heldBecause !== null) return <Badge tone="note">{`Held: ${WHY_HIDDEN[heldBecause].toLowerCase()}`}</Badge>
  return isHidden ? <Badge tone="bad">Hidden</Badge> : null
}
