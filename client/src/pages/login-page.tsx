import { useState } from 'react'
import { useSelector } from 'react-redux'
import { AuthStage } from '../features/identity/signin/auth-stage.tsx'
import { browserReach, CALLBACK } from '../features/identity/signin/browser-reach.ts'
import { CodeForm } from '../features/identity/signin/code-form.tsx'
import { DemoAccountsList } from '../features/identity/signin/demo-accounts-list.tsx'
import { offerDemoAccounts } from '../features/identity/signin/demo-saga.ts'
import { NeedsScript } from '../features/identity/signin/needs-script.tsx'
import { OtherWays } from '../features/identity/signin/other-ways.tsx'
import { PasswordForm } from '../features/identity/signin/password-form.tsx'
import { PhoneForm } from '../features/identity/signin/phone-form.tsx'
import { SecondFactorForm } from '../features/identity/signin/second-factor-form.tsx'
import { takeSecondFactor } from '../features/identity/signin/second-factor-saga.ts'
import { signInPage, walletsIn } from '../features/identity/signin/sign-in-saga.ts'
import { selectSignIn, signInSlice } from '../features/identity/signin/sign-in-slice.ts'
import { usePendingVote } from '../features/voting/use-pending-vote.ts'
import { withPendingVote } from '../features/voting/pending-vote.ts'
import type { Page } from '../lib/page/page.ts'
import { selectMemberId, selectSecondFactorDue } from '../lib/session/session-slice.ts'
import { Link } from '../ui/link.tsx'

const LoginPage = () => {
  const { sent, busy } = useSelector(selectSignIn)
  const isDue = useSelector(selectSecondFactorDue)
  const isIn = useSelector(selectMemberId) !== undefined && !isDue
  return (
    <div className="grid gap-9">
      <p role="status" className="sr-only">
        {isIn ? 'You are signed in' : busy === undefined ? '' : 'One moment'}
      </p>
      {isDue ? (
        <AuthStage title="One more step" lead="Your account is secured with a second factor. Show it, and you are in.">
          <SecondFactorForm />
        </AuthStage>
      ) : (
        <SignIn isWaiting={sent !== undefined} />
      )}
      {!isDue && sent === undefined && <DemoAccountsList />}
    </div>
  )
}

const SignIn = ({ isWaiting }: { isWaiting: boolean }) => {
  const { sent, settings } = useSelector(selectSignIn)
  const [byPhone, setByPhone] = useState(false)
  const pending = usePendingVote()
  return (
    <AuthStage
      title={pending === undefined ? 'Step on stage' : `Sign in to vote for ${pending.name}`}
      lead={
        isWaiting
          ? undefined
          : pending === undefined
            ? 'Vote, follow makers and launch what you have built.'
            : 'Your vote is cast once you’ve signed in.'
      }
      below={
        <>
          <Link to="/signup" className="way-link">
            Create an account
          </Link>
          <Link to="/" className="way-link">
            Back to home
          </Link>
        </>
      }
    >
      <NeedsScript what="Signing in" />
      {sent !== undefined ? (
        <CodeForm sent={sent} />
      ) : (
        <>
          {byPhone ? <PhoneForm /> : <PasswordForm />}
          {settings?.phone === true && (
            <p className="text-center text-[13.5px]">
              <button type="button" className="way-link" onClick={() => setByPhone(!byPhone)}>
                {byPhone ? 'Use your email' : 'Use your phone'}
              </button>
            </p>
          )}
          <OtherWays />
        </>
      )}
    </AuthStage>
  )
}

export const page: Page<unknown> = {
  Component: LoginPage,
  slices: [signInSlice],
  follow: {
    'sign-in': (context) =>
      signInPage(
        browserReach(context, () => withPendingVote(CALLBACK)),
        walletsIn(window),
      ),
    'second factor': (context) => takeSecondFactor(browserReach(context)),
    'demo accounts': (context) => offerDemoAccounts(browserReach(context), context.api),
  },
  head: () => ({ title: 'Sign in', noindex: true }),
}
