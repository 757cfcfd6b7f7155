import { useDispatch, useSelector } from 'react-redux'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { AuthWords } from './auth-errors.ts'
import { confirmationWanted, selectSignIn } from './sign-in-slice.ts'

const WAYS = {
  'sign-in': { to: '/login', label: 'Sign in' },
  reset: { to: '/forgot-password', label: 'Reset your password' },
  'new-link': { to: '/login', label: 'Get a new link' },
}

type Props = {
  email?: string
  /** The code field reports a wrong code itself. */
  hasCodeField?: boolean
}

/** What was wrong, unless a field says it, and what may help. */
export const Problem = ({ email = '', hasCodeField = false }: Props) => {
  const { problem, isWorking } = useSelector(selectSignIn)
  if (isWorking)
    return (
      <p role="status" className="text-[13.5px] text-ink-2">
        Many accounts are made from your network just now, so your browser shows that it is no program. This takes a few seconds.
      </p>
    )
  if (problem === undefined || (hasCodeField && problem.isWrongCode)) return null
  return (
    <Notice tone="bad">
      <p>{problem.text}</p>
      <Help way={problem.way} email={email} />
    </Notice>
  )
}

const Help = ({ way, email }: { way: AuthWords['way']; email: string }) => {
  const dispatch = useDispatch()
  if (way === undefined) return null
  if (way !== 'resend')
    return (
      <Link to={WAYS[way].to} className="way-link">
        {WAYS[way].label}
      </Link>
    )
  if (email === '') return null
  return (
    <button type="button" className="way-link" onClick={() => dispatch(confirmationWanted(email))}>
      Send the mail again
    </button>
  )
}
