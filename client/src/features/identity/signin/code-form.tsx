import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { CodeField } from './code-field.tsx'
import { Problem } from './problem.tsx'
import { codeGiven, otherAddressWanted, resendWanted, selectSignIn, type Sent } from './sign-in-slice.ts'
import { useCode } from './use-code.ts'

const WORDS: Readonly<Record<Sent['type'], string>> = {
  email: 'Follow the link in it, or type its code here.',
  signup:
    'Follow the link in it to confirm your address, or type its code here. No mail comes where the address has an account already: sign in instead.',
  recovery: 'If there is an account with this address, a mail is on its way. Follow its link, or type its code here.',
  password:
    'Many wrong passwords have been tried for this account, so your password alone is not enough in a new browser. If it was right, we have emailed you a code. Type it here.',
  sms: 'Type the code that we have sent you.',
}

/** Something is on its way: its code does what its link does. */
export const CodeForm = ({ sent: { to, type } }: { sent: Sent }) => {
  const { busy } = useSelector(selectSignIn)
  const dispatch = useDispatch()
  const { field, isSendable, give } = useCode((code) => dispatch(codeGiven(code)))
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        give()
      }}
    >
      <div role="status" className="grid gap-1 text-[14.5px]">
        <p className="font-[560] wrap-anywhere">
          {type === 'sms' ? 'Sent to' : 'Check your mail:'} {to}
        </p>
        <p className="text-ink-2">{WORDS[type]}</p>
      </div>
      <CodeField {...field} />
      <Problem hasCodeField />
      <Button type="submit" size="l" busy={busy === 'code'} disabled={!isSendable}>
        Continue
      </Button>
      <CaptchaField isRare />
      <p className="flex flex-wrap justify-between gap-x-5 gap-y-1 text-[13.5px]">
        <button type="button" className="way-link" disabled={busy === 'resend'} onClick={() => dispatch(resendWanted())}>
          {busy === 'resend' ? 'Sending' : 'Send it again'}
        </button>
        <button type="button" className="way-link" onClick={() => dispatch(otherAddressWanted())}>
          {type === 'sms' ? 'Use another number' : 'Use another address'}
        </button>
      </p>
    </form>
  )
}
