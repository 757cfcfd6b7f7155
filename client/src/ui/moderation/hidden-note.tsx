import type { Hidden } from '@debut/events/kernel/texts/text-form.ts'
import type { Appealable } from '@debut/events/moderation/appeal-answers.ts'
import type { After } from '../../lib/commands/forms-slice.ts'
import { whyHidden } from '../../lib/reports/why-hidden.ts'
import { Notice } from '../notice.tsx'
import { Appeal } from './appeal.tsx'

interface Props {
  readonly what: 'post' | 'comment' | 'review'
  readonly text: Hidden
  readonly hiding: Appealable | null
  /** What of the page shows the appeal once it is sent. */
  readonly changes: After['changes']
}

/** Tells authors why others can’t read what they wrote, and lets them appeal. */
export const HiddenNote = ({ what, text, hiding, changes }: Props) => {
  const { title, says } = whyHidden(what, text)
  return (
    <Notice tone={text.isHeld ? 'note' : 'warn'} title={title}>
      <p>{says}</p>
      {hiding === null ? null : <Appeal appealable={hiding} about={`your ${what}`} changes={changes} />}
    </Notice>
  )
}
