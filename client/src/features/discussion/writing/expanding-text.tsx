import { type ComponentType, createElement, type ReactNode, useRef, useState } from 'react'
import type { SuggestionsProps } from './suggestions-beside.tsx'

/** A field of several lines, and what belongs to it. */
interface Props {
  readonly children: ReactNode
}

/** Around a field: suggests members after an @ and products after a #. Its code comes when the field is first focused; without it, the field is a plain one. */
export const ExpandingText = ({ children }: Props) => {
  const element = useRef<HTMLElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()
  const load = () => {
    if (Suggestions !== undefined) return
    const loaded = import('./suggestions-beside.tsx')
    void loaded.then(
      ({ SuggestionsBeside }) => setSuggestions(() => SuggestionsBeside),
      () => undefined,
    )
  }
  return createElement(
    'text-expander',
    { ref: element, className: 'expanding-text', keys: '@ #', onFocus: load },
    children,
    Suggestions === undefined ? null : <Suggestions expander={element} />,
  )
}
