import { type RefObject, useLayoutEffect } from 'react'

const growsByItself = () => CSS.supports('field-sizing', 'content')

/** A field is as tall as what is typed in it: by its style, or by a script where a browser does not know that style. */
export const useGrowing = (field: RefObject<HTMLTextAreaElement | null>, text: string): void => {
  useLayoutEffect(() => {
    const { current } = field
    if (current === null || growsByItself()) return
    current.style.height = 'auto'
    current.style.height = `${current.scrollHeight}px`
  }, [field, text])
}
