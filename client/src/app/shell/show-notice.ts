import { put } from 'typed-redux-saga'
import { toastShown } from '../../lib/toasts/toasts-slice.ts'
import { FORGET_NOTICE, type Notice, readNotice } from '../notice-cookie.ts'

/** What the server or a guard of ours wants said on the page that the reader was sent to. */
export const noticeToast = ({ title, description }: Notice) => toastShown({ id: title, title, description, color: 'warn' })

/** Said once. */
export function* showNotice(document: { cookie: string }) {
  const notice = readNotice(document.cookie)
  if (notice === undefined) return
  document.cookie = FORGET_NOTICE
  yield* put(noticeToast(notice))
}
