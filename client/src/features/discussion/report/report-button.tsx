import { OwnPart } from '../../../lib/page/own-part.tsx'
import { late } from '../../../ui/late.tsx'
import { ReportAct } from '../../../ui/report-act.tsx'
import type { Reported } from './reported.ts'

const ReportDialog = late(async () => (await import('./report-dialog.tsx')).ReportTextDialog)

interface Props {
  readonly what: Reported
  readonly authorId: string
  /** "Aya’s comment". */
  readonly name: string
}

/** Asks a moderator to look at what somebody else wrote. A visitor signs in first. */
export const ReportButton = ({ what, ...rest }: Props) => (
  <OwnPart>
    <ReportAct {...rest} dialog={(opened) => <ReportDialog what={what} {...opened} />} />
  </OwnPart>
)
