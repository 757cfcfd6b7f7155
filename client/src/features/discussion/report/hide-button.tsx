import { useSelector } from 'react-redux'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { selectMayModerate, type SessionState } from '../../../lib/session/session-slice.ts'
import { late } from '../../../ui/late.tsx'
import type { HideProps } from './hide-dialog.tsx'

const HideDialog = late(async () => (await import('./hide-dialog.tsx')).HideDialog)

/** For admins: hides what was written from everybody, or shows it again. */
export const HideButton = (props: HideProps) => (
  <OwnPart>
    <Hide {...props} />
  </OwnPart>
)

const Hide = (props: HideProps) =>
  useSelector((state: { readonly session: SessionState }) => selectMayModerate(state)) ? <HideDialog {...props} /> : null
