import { useRef } from 'react'

const SAME_CLICK_MS = 500

/** This is for a button whose second press undoes the first. A click that follows another so soon counts as the same one. */
export const useOneClick = (press: () => void) => {
  const before = useRef(-Infinity)
  return ({ timeStamp }: { readonly timeStamp: number }) => {
    const isSame = timeStamp - before.current < SAME_CLICK_MS
    before.current = timeStamp
    if (!isSame) press()
  }
}
