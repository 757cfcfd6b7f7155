import { useRef, useState } from 'react'
import { createApiClient } from '../../../lib/api/api-client.ts'
import { checkPasted, type PastedCheck } from './check-pasted.ts'

/** This client sends no session, because published days are the same for everybody. */
const api = createApiClient({ baseUrl: '', timeout: 10_000, retries: 3 })

type Shown = PastedCheck | { readonly status: 'none' | 'asking' }

/** Answers may arrive in any order: the page shows the one for what was pasted last. */
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
