import { useRef } from 'react'

const SAME_CLICK_MS = 500

/** For a button whose second press undoes the first: a click that comes so soon after another is the same one. */
export const useOneClick = (press: () => void) => {
  const before = useRef(-Infinity)
  return ({ timeStamp }: { readonly timeStamp: number }) => {
    const isSame = timeStamp - before.current < SAME_CLICK_MS
    before.current = timeStamp
    if (!isSame) press()
  }
}
