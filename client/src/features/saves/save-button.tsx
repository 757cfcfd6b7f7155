import { useDispatch, useSelector } from 'react-redux'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { selectIsMember, signInWanted } from '../../lib/session/session-slice.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { BookmarkIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import { selectSaved, setSaved, type WithOwnSaves } from './saves-slice.ts'

interface Props {
  readonly toolId: string
  readonly name: string
  /** In a row there is room for its sign alone. */
  readonly isSmall?: boolean
}

export const SaveButton = (props: Props) => (
  <OwnPart>
    <Save {...props} />
  </OwnPart>
)

const Save = (props: Props) => (useSelector(selectIsMember) ? <OwnSave {...props} /> : <InvitingSave {...props} />)

const InvitingSave = ({ name, isSmall }: Props) => {
  const dispatch = useDispatch()
  return (
    <Link
      to="/login"
      className={lookOf(isSmall)}
      aria-label={`Save ${name} for later. Sign in to save`}
      onClick={() => dispatch(signInWanted())}
    >
      <Face isSmall={isSmall} isSaved={false} />
    </Link>
  )
}

const OwnSave = ({ toolId, name, isSmall }: Props) => {
  const saved = useSelector((state: WithOwnSaves) => selectSaved(state, toolId))
  const dispatch = useDispatch()
  const isKnown = saved !== undefined
  return (
    <button
      type="button"
      className={lookOf(isSmall)}
      aria-label={`Save ${name} for later`}
      {...(isKnown ? { 'aria-pressed': saved } : { 'aria-busy': true, 'aria-disabled': true })}
      onClick={() => (isKnown ? dispatch(setSaved(toolId, !saved)) : undefined)}
    >
      <Face isSmall={isSmall} isSaved={saved ?? false} />
    </button>
  )
}

/** As wide as its longest word: what it says may come later than it. */
const lookOf = (isSmall: boolean | undefined) =>
  isSmall ? `${buttonClass('ghost', 's')} w-7 px-0! text-ink-3 md:w-9` : `${buttonClass('quiet', 'm')} min-w-24`

const Face = ({ isSmall, isSaved }: { readonly isSmall: boolean | undefined; readonly isSaved: boolean }) => (
  <>
    <BookmarkIcon className={`${isSmall ? 'size-4.5' : 'size-3.5'} ${isSaved ? 'fill-current text-ink' : ''}`} />
    {isSmall ? null : isSaved ? 'Saved' : 'Save'}
  </>
)
