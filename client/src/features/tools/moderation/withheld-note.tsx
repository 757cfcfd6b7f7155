import type { WithheldBecause } from '@debut/events/tools/moderated-answers.ts'
import { capital } from '../../../ui/capital.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { WHY } from './moderation-labels.ts'

/** Tells the makers of a tool, and moderators, why it is out of sight. */
export const WithheldNote = ({ withheld }: { readonly withheld: NonNullable<WithheldBecause> }) =>
  withheld.act === 'hold' ? (
    <Notice title="A moderator looks at it first">
      We do so with the tools of a new maker. Until it is approved, only its makers and moderators see it. It may wait in the line
      meanwhile, and gets its day afterwards.
    </Notice>
  ) : (
    <Notice tone="warn" title="A moderator has hidden it">
      {capital(WHY[withheld.reason])}. Only its makers and moderators see it, and its votes are kept. If this is wrong,{' '}
      <Link to="/contact" className="quiet-link underline">
        tell us
      </Link>
      .
    </Notice>
  )
