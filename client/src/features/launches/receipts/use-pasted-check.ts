import { useRef, useState } from 'react'
import { createApiClient } from '../../../lib/api/api-client.ts'
import { checkPasted, type PastedCheck } from './check-pasted.ts'

/** What was published is the same for everybody. */
const api = createApiClient({ baseUrl: '', timeout: 10_000, retries: 3 })

type Shown = PastedCheck | { readonly status: 'none' | 'asking' }

/** What is shown is of the newest that was pasted, whichever is answered first. */
export const usePastedCheck = (): { readonly check: Shown; readonly paste: (pasted: string) => Promise<void> } => {
  const [check, setCheck] = useState<Shown>({ status: 'none' })
  const asked = useRef(0)
  const paste = async (pasted: string) => {
    const number = (asked.current += 1)
    setCheck({ status: 'asking' })
    const checked = await checkPasted(api, pasted)
    if (number === asked.current) setCheck(checked)
  }
  return { check, paste }
}
