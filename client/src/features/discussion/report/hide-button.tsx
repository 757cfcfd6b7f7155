import { ForModerators } from '../../../ui/for-moderators.tsx'
import { late } from '../../../ui/late.tsx'
import type { HideProps } from './hide-dialog.tsx'

const HideDialog = late(async () => (await import('./hide-dialog.tsx')).HideDialog)

/** For admins: hides what was written from everybody, or shows it again. */
export const HideButton = (props: HideProps) => (
  <ForModerators>
    <HideDialog {...props} />
  </ForModerators>
)
