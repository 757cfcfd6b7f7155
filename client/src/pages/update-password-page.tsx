import { useSelector } from 'react-redux'
import { AuthStage } from '../features/identity/signin/auth-stage.tsx'
import { browserReach } from '../features/identity/signin/browser-reach.ts'
import { NewPasswordForm } from '../features/identity/signin/new-password-form.tsx'
import { updatePasswordPage } from '../features/identity/signin/password-saga.ts'
import { SecondFactorForm } from '../features/identity/signin/second-factor-form.tsx'
import { signInSlice } from '../features/identity/signin/sign-in-slice.ts'
import type { Page } from '../lib/page/page.ts'
import { selectMemberId, selectRenewing, selectSecondFactorDue } from '../lib/session/session-slice.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Link } from '../ui/link.tsx'

const UpdatePasswordPage = () => {
  const isMember = useSelector(selectMemberId) !== undefined
  const isRenewing = useSelector(selectRenewing)
  const isDue = useSelector(selectSecondFactorDue)
  if (!isMember && !isRenewing)
    return (
      <AuthStage title="Choose a new password" lead="For that we have to know that it is you.">
        <Link to="/forgot-password" className={buttonClass('primary', 'l')}>
          Mail me a link
        </Link>
        <Link to="/login" className={buttonClass('quiet', 'l')}>
          Sign in
        </Link>
      </AuthStage>
    )
  if (isDue)
    return (
      <AuthStage title="One more step" lead="Show your second factor, then choose a new password.">
        <SecondFactorForm />
      </AuthStage>
    )
  return (
    <AuthStage
      title="Choose a new password"
      below={
        <Link to="/" className="way-link">
          Not now
        </Link>
      }
    >
      <NewPasswordForm />
    </AuthStage>
  )
}

export const page: Page<unknown> = {
  Component: UpdatePasswordPage,
  slices: [signInSlice],
  follow: { 'sign-in': (context) => updatePasswordPage(browserReach(context)) },
  head: () => ({ title: 'Choose a new password', noindex: true }),
}
