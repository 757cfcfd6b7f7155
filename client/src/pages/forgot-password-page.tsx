import { useSelector } from 'react-redux'
import { AuthStage } from '../features/identity/signin/auth-stage.tsx'
import { browserReach } from '../features/identity/signin/browser-reach.ts'
import { CodeForm } from '../features/identity/signin/code-form.tsx'
import { ForgotPasswordForm } from '../features/identity/signin/forgot-password-form.tsx'
import { NeedsScript } from '../features/identity/signin/needs-script.tsx'
import { forgotPasswordPage } from '../features/identity/signin/password-saga.ts'
import { selectSignIn, signInSlice } from '../features/identity/signin/sign-in-slice.ts'
import type { Page } from '../lib/page/page.ts'
import { Link } from '../ui/link.tsx'

const ForgotPasswordPage = () => {
  const { sent } = useSelector(selectSignIn)
  return (
    <AuthStage
      title="Forgot your password?"
      lead={sent === undefined ? 'It happens. We mail you a link, and you choose a new one.' : undefined}
      below={
        <Link to="/login" className="way-link">
          Back to sign in
        </Link>
      }
    >
      <NeedsScript what="Choosing a new password" />
      {sent === undefined ? <ForgotPasswordForm /> : <CodeForm sent={sent} />}
    </AuthStage>
  )
}

export const page: Page<unknown> = {
  Component: ForgotPasswordPage,
  slices: [signInSlice],
  follow: { 'sign-in': (context) => forgotPasswordPage(browserReach(context)) },
  head: () => ({ title: 'Forgot your password?', noindex: true }),
}
