import type { HiddenTexts } from '@debut/events/discussion/hidden-answers.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { whyHidden } from './why-hidden.ts'

interface Props {
  readonly what: 'post' | 'comment'
  readonly text: Pick<HiddenTexts['comments'][number], 'reason' | 'isHeld'>
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
