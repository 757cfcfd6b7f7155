import type { TypedAt } from '../../../../lib/kept-texts/kept-texts.ts'
import { keyOf } from './kept-key.ts'

/** Whether a text that was begun waits there, without the code that reads it. */
export const hasKeptText = (memberId: TypedAt['memberId'] | undefined, place: string): boolean => {
  try {
    return memberId !== undefined && window.sessionStorage.getItem(keyOf({ memberId, place })) !== null
  } catch {
    return false
  }
}
