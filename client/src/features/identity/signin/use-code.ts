import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectSignIn } from './sign-in-slice.ts'

const WHOLE = 6

/** A code is sent as soon as it is complete. A wrong one is sent only once, because each try counts against the account. */
export const useCode = (send: (code: string) => void) => {
  const { problem } = useSelector(selectSignIn)
  const [code, setCode] = useState('')
  const [sent, setSent] = useState('')
  const isRefused = (typed: string) => typed !== '' && typed === sent && problem?.isWrongCode === true
  const give = (typed: string) => {
    if (typed.length < WHOLE || isRefused(typed)) return
    setSent(typed)
    send(typed)
  }
  return {
    field: {
      value: code,
      error: isRefused(code) ? problem?.text : undefined,
      onChange: (typed: string) => {
        setCode(typed)
        // Typing a seventh digit changes nothing.
        if (typed !== code) give(typed)
      },
    },
    isSendable: code.length === WHOLE && !isRefused(code),
    give: () => give(code),
  }
}
