import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { selectIsMember, signInWanted } from '../../../lib/session/session-slice.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { late } from '../../../ui/late.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Given } from './proposal.ts'

const ProposeDialog = late(async () => (await import('./propose-dialog.tsx')).ProposeDialog)

const LABEL = 'Propose an alternative'

interface Props {
  /** What the page is about; null where it is about all of them. */
  readonly to: Given | null
}

/** For members; a visitor signs in first, and returns. */
export const ProposeAlternative = ({ to }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <OwnPart>
        <Ask open={() => setIsOpen(true)} />
      </OwnPart>
      {isOpen ? <ProposeDialog to={to} close={() => setIsOpen(false)} /> : null}
    </>
  )
}

const Ask = ({ open }: { readonly open: () => void }) => {
  const isMember = useSelector(selectIsMember)
  const dispatch = useDispatch()
  if (!isMember)
    return (
      <Link
        to="/login"
        className={buttonClass('quiet', 's')}
        aria-label={`${LABEL}. Sign in to propose one`}
        onClick={() => dispatch(signInWanted())}
      >
        {LABEL}
      </Link>
    )
  return (
    <Button look="quiet" size="s" className="needs-script" aria-haspopup="dialog" onClick={open}>
      {LABEL}
    </Button>
  )
}
