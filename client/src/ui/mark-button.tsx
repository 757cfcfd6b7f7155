import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { useOneClick } from './use-one-click.ts'

interface Props {
  readonly mark: {
    readonly isMember: boolean
    readonly isMarked: boolean | undefined
    readonly toggle: () => void
    readonly invite: () => void
  }
  /** What pressing it does. */
  readonly label: string
  /** What a visitor is asked for. */
  readonly invitation: string
  /** As wide as its longest word: what it says may come later than it. */
  readonly className: (isMarked: boolean) => string
  readonly children: (isMarked: boolean) => ReactNode
}

/** Sets a mark of the reader's, or takes it off. A visitor is led to sign in. */
export const MarkButton = ({ mark: { isMember, isMarked, toggle, invite }, label, invitation, className, children }: Props) => {
  const press = useOneClick(toggle)
  if (!isMember)
    return (
      <Link to="/login" className={className(false)} aria-label={`${label}. ${invitation}`} onClick={invite}>
        {children(false)}
      </Link>
    )
  const isKnown = isMarked !== undefined
  return (
    <button
      type="button"
      className={className(isMarked ?? false)}
      aria-label={label}
      {...(isKnown ? { 'aria-pressed': isMarked } : { 'aria-busy': true, 'aria-disabled': true })}
      onClick={isKnown ? press : undefined}
    >
      {children(isMarked ?? false)}
    </button>
  )
}
