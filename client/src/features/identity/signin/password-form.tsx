import { useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { EmailField } from './email-field.tsx'
import { Problem } from './problem.tsx'
import { codeWanted, passwordGiven, selectSignIn, ssoWanted } from './sign-in-slice.ts'

/** By email: with a password, or with a code and a link that are mailed. */
export const PasswordForm = () => {
  const { busy, settings } = useSelector(selectSignIn)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const dispatch = useDispatch()
  const withEmail = (go: () => void) => () => {
    if (field.current?.reportValidity()) go()
  }
  return (
    <form
      className="needs-script grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        dispatch(passwordGiven({ email, password }))
      }}
    >
      <EmailField ref={field} value={email} onChange={setEmail} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        aside={
          <Link to="/forgot-password" className="way-link">
            Forgot it?
          </Link>
        }
      />
      <CaptchaField />
      <Problem email={email} />
      <div className="grid gap-2.5">
        <Button type="submit" size="l" busy={busy === 'password'}>
          Sign in
        </Button>
        <Button look="quiet" size="l" busy={busy === 'code-wanted'} onClick={withEmail(() => dispatch(codeWanted({ email })))}>
          Email me a code
        </Button>
        {settings?.sso === true && (
          <Button look="ghost" size="m" busy={busy === 'sso'} onClick={withEmail(() => dispatch(ssoWanted(email)))}>
            Single sign-on of your organisation
          </Button>
        )}
      </div>
    </form>
  )
}
