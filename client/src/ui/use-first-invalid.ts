import { type RefObject, useEffect, useRef } from 'react'

/** For a form that shows what is wrong with its fields: after each attempt, the first of them has the focus. Typing is no attempt. */
export const useFirstInvalid = (attempt: unknown): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [attempt])
  return form
}
