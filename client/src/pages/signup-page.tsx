import { useSelector } from 'react-redux'
import { AuthStage } from '../features/identity/signin/auth-stage.tsx'
import { browserReach, CALLBACK } from '../features/identity/signin/browser-reach.ts'
import { CodeForm } from '../features/identity/signin/code-form.tsx'
import { NeedsScript } from '../features/identity/signin/needs-script.tsx'
import { OtherWays } from '../features/identity/signin/other-ways.tsx'
import { walletsIn } from '../features/identity/signin/sign-in-saga.ts'
import { selectSignIn, signInSlice } from '../features/identity/signin/sign-in-slice.ts'
import { SignUpForm } from '../features/identity/signin/sign-up-form.tsx'
import { signUpPage } from '../features/identity/signin/sign-up-saga.ts'
import { usePendingVote } from '../features/voting/use-pending-vote.ts'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { withPendingVote } from '../features/voting/pending-vote.ts'
import type { Page } from '../lib/page/page.ts'

const SignUpPage = () => {
  const { sent, settings } = useSelector(selectSignIn)
  const pending = usePendingVote()
  const title = pending === undefined ? 'Take your place' : `Create an account to vote for ${pending.name}`
  return (
    <AuthStage
      // The step after the form replaces it. If React turned one into the other, everything on the page would move.
      key={sent === undefined ? 'form' : 'sent'}
      title={sent === undefined ? title : 'Almost there'}
      lead={sent === undefined ? 'Three votes a day, a streak to keep, and a stage for what you build.' : undefined}
      below={
        <>
          <span>
            Here before?{' '}
            <Link to="/login" className="way-link">
              Sign in
            </Link>
          </span>
          <Link to="/" className="way-link">
            Back to home
          </Link>
        </>
      }
    >
      <NeedsScript what="Creating an account" />
      {sent !== undefined ? (
        <CodeForm sent={sent} />
      ) : settings?.signups === false ? (
        <Notice tone="note">New accounts are not open here at the moment.</Notice>
      ) : (
        <>
          <SignUpForm />
          <OtherWays />
          <p className="text-[12.5px]/[1.5] text-ink-3">
            By creating an account you agree to the{' '}
            <Link to="/terms-of-use" className="underline">
              terms of use
            </Link>{' '}
            and the{' '}
            <Link to="/privacy-policy" className="underline">
              privacy policy
            </Link>
            .
          </p>
        </>
      )}
    </AuthStage>
  )
}

export const page: Page<unknown> = {
  Component: SignUpPage,
  slices: [signInSlice],
  follow: {
    'sign-in': (context) =>
      signUpPage(
        browserReach(context, () => withPendingVote(CALLBACK)),
        walletsIn(window),
      ),
  },
  head: () => ({ title: 'Create an account', noindex: true }),
}
