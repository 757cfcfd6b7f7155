import { anchorOf } from './thread-query.ts'

/** To the comment whose form is closed, unless the reader is somewhere else by now. */
export const returnFocus = (commentId: string): void => {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body && activeElement.closest('.comment-form') === null) return
  document.getElementById(anchorOf(commentId))?.focus({ preventScroll: true })
}
