import { ForModerators } from '../../../ui/for-moderators.tsx'
import { late } from '../../../ui/late.tsx'
import type { HideTextProps } from './hide-text-dialog.tsx'

const HideTextDialog = late(async () => (await import('./hide-text-dialog.tsx')).HideTextDialog)

/** For moderators: hides what was written from everybody, or shows it again. */
export const HideButton = (props: HideTextProps) => (
  <ForModerators>
    <HideTextDialog {...props} />
  </ForModerators>
)
