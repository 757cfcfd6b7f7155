/** What stands in a field, and what of it is selected. */
export interface Typed {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** What takes the place of which part, and what is selected afterwards. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly start: number
  readonly end: number
}

export const typedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Typed => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
})

/** By the browser's own way of typing, so that it can be undone. */
export const editField = (field: HTMLTextAreaElement, { from, to, text, start, end }: Edit): void => {
  field.focus()
  field.setSelectionRange(from, to)
  const isTyped = document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  if (!isTyped) {
    field.setRangeText(text, from, to)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.setSelectionRange(start, end)
}

/** What comes by itself leaves the caret of its author among the same words. */
export const insertIntoField = (field: HTMLTextAreaElement, text: string, at: number): void => {
  field.setRangeText(text, at, at, 'preserve')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
