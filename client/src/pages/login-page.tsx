import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router'
import { offerDemoAccounts } from '../features/signin/sign-in-saga.ts'
import { demoChosen, selectSignIn } from '../features/signin/sign-in-slice.ts'
import type { Page } from '../lib/page/page.ts'
import { Logo } from '../ui/logo.tsx'

const WHO: Readonly<Record<string, string>> = {
  demo: 'A member with three votes left today',
  maker: 'Makes tools, and sees why one is where it is',
  admin: 'Recounts, holds and voids votes, with a reason',
  analyst: 'Looks at boards as they were',
}

const LoginPage = () => {
  const { status, accounts } = useSelector(selectSignIn)
  const dispatch = useDispatch()
  return (
    <div className="grid gap-7">
      <div className="grid justify-items-center gap-4 text-center">
        <Logo />
        <h1 className="text-[34px] font-[750] tracking-[-0.03em]">Step on stage</h1>
        <p className="text-[14.5px] text-ink-2">
          {status === 'closed'
            ? 'Sign-in opens here soon. Meanwhile everything can be read.'
            : 'Choose whom to be in the demo world. No password.'}
        </p>
      </div>
      <p role="status" className="sr-only">
        {status === 'signing-in' ? 'Signing in' : ''}
      </p>
      {status === 'failed' && (
        <p role="alert" className="rounded-panel bg-lime-wash px-4 py-3 text-[14px]">
          That did not work: the sign-in service gave no answer. Try once more in a moment.
        </p>
      )}
      <ul className="needs-script grid gap-2.5">
        {accounts.map(({ username }) => (
          <li key={username}>
            <button
              type="button"
              className="account-choice"
              disabled={status === 'signing-in'}
              onClick={() => dispatch(demoChosen(username))}
            >
              <span className="font-[650]">{username}</span>
              <span className="text-[13.5px] text-ink-2">{WHO[username]}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="text-center text-[13.5px] text-ink-3">
        <Link to="/" className="way-link">
          Back to home
        </Link>
      </p>
    </div>
  )
}

export const page: Page<unknown> = {
  Component: LoginPage,
  follow: ({ api, auth }) => offerDemoAccounts(api, auth),
  head: () => ({ title: 'Sign in', noindex: true }),
}
