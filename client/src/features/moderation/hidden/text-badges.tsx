import type { StaffText } from '@debut/events/moderation/staff-text-answers.ts'
import { reasonLabel } from '@debut/events/moderation/reason-labels.ts'
import { WHY } from '../../../lib/reports/report-labels.ts'
import { Badge } from '../../../ui/badge.tsx'

/** Shows why a text is hidden and why it was reported. */
export const TextBadges = ({ text: { hidden, rating, reasons } }: { readonly text: StaffText }) => (
  <>
    {rating === null ? null : <Badge>{rating === 1 ? '1 star' : `${rating} stars`}</Badge>}
    {hidden === null ? null : (
      <Badge tone="outline">{`${hidden.by === 'rule' ? 'By a rule' : 'By a moderator'}: ${reasonLabel(hidden.reason)}`}</Badge>
    )}
    {reasons.map(({ reason, reports }) => (
      <Badge key={reason} tone="warn">
        {reports === 1 ? `Reported: ${WHY[reason]}` : `Reported: ${WHY[reason]} × ${reports}`}
      </Badge>
    ))}
  </>
)
