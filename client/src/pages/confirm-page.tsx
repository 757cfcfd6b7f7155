import { Slug } from '@debut/events/tools/tool-card.ts'
import { useContext, useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { AuthStage } from '../features/identity/signin/auth-stage.tsx'
import { browserReach } from '../features/identity/signin/browser-reach.ts'
import { fetchLinkAccount, fetchTokenAccount } from '../features/identity/signin/link-account.ts'
import { followLink } from '../features/identity/signin/link-saga.ts'
import { NeedsScript } from '../features/identity/signin/needs-script.tsx'
import { Problem } from '../features/identity/signin/problem.tsx'
import { type Outcome, selectSignIn, signInSlice, type Switch, switchAgreed } from '../features/identity/signin/sign-in-slice.ts'
import { PRODUCT, VOTE_ID } from '../features/voting/pending-vote.ts'
import type { FollowContext, Page } from '../lib/page/page.ts'
import { takeAnswer } from '../lib/session/answer-in-address.ts'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { GoContext, Link } from '../ui/link.tsx'
import { Spinner } from '../ui/spinner.tsx'

const NEW_EMAIL_PATH = '/email-confirm'

const ENDINGS: Readonly<Record<Outcome, { readonly title: string; readonly text: string; readonly to: string; readonly label: string }>> = {
  'first-half': {
    title: 'Half done',
    text: 'This address is confirmed. Now follow the link that we have sent to the other one.',
    to: '/',
    label: 'Back to home',
  },
  'email-changed': {
    title: 'Your email is confirmed',
    text: 'From now on you can sign in with this address, and we write to it.',
    to: '/settings',
    label: 'Back to your settings',
  },
  'password-changed': { title: 'Your password is changed', text: 'Use it from now on.', to: '/', label: 'Back to home' },
}

/** The page to which links in mails and sign-in providers return. */
const ConfirmPage = () => {
  const { problem, outcome, switching, leadsTo } = useSelector(selectSignIn)
  const go = useContext(GoContext)
  useEffect(() => {
    if (leadsTo !== undefined) go?.(leadsTo, true)
  }, [go, leadsTo])
  if (outcome !== undefined) {
    const { title, text, to, label } = ENDINGS[outcome]
    return (
      <AuthStage title={title}>
        <p role="status" className="text-[14.5px] text-ink-2">
          {text}
        </p>
        <Link to={to} className={buttonClass('primary', 'l')}>
          {label}
        </Link>
      </AuthStage>
    )
  }
  if (switching !== undefined) return <SwitchQuestion {...switching} />
  if (problem !== undefined)
    return (
      <AuthStage
        title="That did not work"
        below={
          <>
            <Link to="/login" className="way-link">
              Sign in
            </Link>
            <Link to="/" className="way-link">
              Back to home
            </Link>
          </>
        }
      >
        <Problem />
      </AuthStage>
    )
  return (
    <AuthStage title="One moment">
      <NeedsScript what="Following this link" />
      <p role="status" className="needs-script flex items-center justify-center gap-3 text-[14.5px] text-ink-2">
        <Spinner className="size-4" />
        Looking at your link
      </p>
    </AuthStage>
  )
}

/** Asked before a link replaces a session: it may come from somebody who wants their own account to be used. */
const SwitchQuestion = ({ from, to }: Switch) => {
  const dispatch = useDispatch()
  return (
    <AuthStage title="Change accounts?">
      <p role="status" className="text-[14.5px] break-words text-ink-2">
        You are signed in{from === undefined ? '' : ' as '}
        {from === undefined ? null : <b className="inline-block max-w-full font-[650]">{from}</b>}. This link signs in another account,{' '}
        <b className="inline-block max-w-full font-[650]">{to}</b>. Go on only if that account is yours, and you asked for this link.
      </p>
      <div className="grid gap-2.5">
        <Link to="/" className={buttonClass('primary', 'l')}>
          Stay signed in
        </Link>
        <Button look="quiet" size="l" onClick={() => dispatch(switchAgreed())}>
          Go on with the other account
        </Button>
      </div>
    </AuthStage>
  )
}

/** The vote button of the product that a link names. Nothing is cast there without a click. */
const placeOfVote = (link: URLSearchParams): string | undefined => {
  const { success, data: slug } = Slug.safeParse(link.get(PRODUCT))
  return success ? `/tool/${slug}#${VOTE_ID}` : undefined
}

const follow = (context: FollowContext) =>
  followLink(browserReach(context), {
    search: context.search,
    hash: takeAnswer(),
    left: () => new URLSearchParams(location.search),
    wanted: placeOfVote(context.search),
    isNewEmail: context.path === NEW_EMAIL_PATH,
    opens: (tokenHash, type) => fetchLinkAccount(context.api, tokenHash, type),
    ownerOf: fetchTokenAccount,
  })

export const page: Page<unknown> = {
  Component: ConfirmPage,
  slices: [signInSlice],
  follow: { link: follow },
  head: (_state, { path }) => ({ title: path === NEW_EMAIL_PATH ? 'Confirm your email' : 'Signing in', noindex: true }),
}
