import type { Hidden } from '@debut/events/kernel/texts/text-form.ts'
import { whyHidden } from '../lib/reports/why-hidden.ts'
import { Link } from './link.tsx'
import { Notice } from './notice.tsx'

interface Props {
  readonly what: 'post' | 'comment' | 'review'
  readonly text: Hidden
}

/** Tells authors why others can’t read what they wrote. */
export const HiddenNote = ({ what, text }: Props) => {
  const { title, says } = whyHidden(what, text)
  return (
    <Notice tone={text.isHeld ? 'note' : 'warn'} title={title}>
      {says}
      {text.isHeld ? null : (
        <>
          {' If this is wrong, '}
          <Link to="/contact" className="quiet-link underline">
            tell us
          </Link>
          .
        </>
      )}
    </Notice>
  )
}
