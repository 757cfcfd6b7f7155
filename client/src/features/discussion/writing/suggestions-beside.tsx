import TextExpanderElement, { type TextExpanderChangeEvent, type TextExpanderResult } from '@github/text-expander-element'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { ownBoundaries } from '../../../lib/boundaries/own-boundaries.ts'
import { useBoundaries } from '../../../lib/boundaries/use-boundaries.ts'
import { useSought } from '../../../lib/resources/use-resource.ts'
import { editField } from '../../../lib/writing/edit-field.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { beginsWith, type Key, mentionsUsed, type Suggestion, suggestionsFor } from './suggestions.ts'

export interface SuggestionsProps {
  readonly expander: RefObject<HTMLElement | null>
}

interface Shown {
  readonly suggestions: readonly Suggestion[]
  readonly key: Key
  readonly typed: string
  /** Where the key stands in the text. */
  readonly from: number
}

const NONE: TextExpanderResult = { matched: false }

const listFor = (id: string): HTMLElement => {
  const list = document.createElement('div')
  list.id = id
  list.role = 'listbox'
  list.className = 'suggestions'
  return list
}

/** Fills the list that the element opens under the caret, and puts what is chosen into the field. */
export const SuggestionsBeside = ({ expander }: SuggestionsProps) => {
  const id = useId()
  const [list] = useState(() => listFor(id))
  const [shown, setShown] = useState<Shown>()
  useSought(ownBoundaries())
  const { blocked, muted } = useBoundaries()
  const unwanted = useRef<ReadonlySet<string>>(blocked)
  useEffect(() => {
    unwanted.current = new Set([...blocked, ...muted])
  }, [blocked, muted])
  useEffect(() => {
    const { current } = expander
    const field = current?.querySelector('textarea')
    if (!(current instanceof TextExpanderElement) || field === null || field === undefined) return undefined
    let open: Shown | undefined
    let asked = 0
    let newest: Promise<TextExpanderResult> | undefined

    const find = async (key: Key, typed: string): Promise<TextExpanderResult> => {
      const number = ++asked
      const from = field.selectionEnd - typed.length - key.length
      // Where the server does not answer, a name can still be typed.
      const suggestions = await suggestionsFor(key, typed, unwanted.current).catch(() => undefined)
      if (suggestions === undefined || number !== asked) return NONE
      const found: Shown = { suggestions, key, typed, from }
      open = found
      list.setAttribute('aria-label', key === '@' ? 'Members' : 'Products')
      list.dataset['used'] = key === '@' ? mentionsUsed(field.value, { from, to: from + typed.length + 1 }) : ''
      flushSync(() => setShown(found))
      return { matched: true, fragment: list }
    }
    /** An answer to fewer characters may come later than that to more: it would close the list. */
    const lastOf = async (mine: Promise<TextExpanderResult>): Promise<TextExpanderResult> => {
      const result = await mine
      return newest === undefined || newest === mine ? result : lastOf(newest)
    }
    const provide = (event: Event) => {
      const { detail }: TextExpanderChangeEvent = event
      if (detail === undefined) return
      newest = find(detail.key === '#' ? '#' : '@', detail.text)
      detail.provide(lastOf(newest))
    }
    /** More of the name may have been typed since the list was asked for. */
    const endOf = ({ from, key, typed }: Shown): number => {
      const end = from + key.length + typed.length
      return /\s/.test(field.value.slice(end, field.selectionEnd)) ? end : Math.max(end, field.selectionEnd)
    }
    const take = (event: Event) => {
      // The element would set the value, and with that what was typed before could not be undone.
      event.preventDefault()
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the element documents its own event
      const { item } = (event as CustomEvent<{ item: HTMLElement }>).detail
      const chosen = open?.suggestions.find((each) => each.id === item.dataset['suggestion'])
      current.dismiss()
      if (open === undefined || chosen === undefined) return
      const { from } = open
      const to = endOf(open)
      const isApart = /^[\s,.;:!?)]/.test(field.value.slice(to))
      const text = isApart ? chosen.text : `${chosen.text} `
      editField(field, { from, to, text, start: from + text.length, end: from + text.length })
    }
    /**
     * The list preselects nothing while it waits for an answer to the last character. Suggestions that still match can be chosen until
     * then.
     */
    const chooseMeanwhile = () => {
      if (open === undefined) return
      const typed = field.value.slice(open.from + open.key.length, field.selectionEnd)
      const meant = open.suggestions.find((each) => beginsWith(each, typed))
      for (const option of list.querySelectorAll<HTMLElement>('[data-suggestion]')) {
        if (option.dataset['suggestion'] === meant?.id) option.dataset['comboboxOptionDefault'] = 'true'
        else delete option.dataset['comboboxOptionDefault']
      }
    }
    const keepInSight = () =>
      queueMicrotask(() => {
        const beyond = list.offsetLeft + list.offsetWidth - current.clientWidth
        if (beyond > 0) list.style.left = `${Math.max(list.offsetLeft - beyond, 0)}px`
        list.scrollIntoView({ block: 'nearest' })
      })
    current.addEventListener('text-expander-change', provide)
    current.addEventListener('text-expander-value', take)
    current.addEventListener('text-expander-activate', keepInSight)
    current.addEventListener('input', chooseMeanwhile)
    // A name may have been typed while this code was on its way.
    if (document.activeElement === field) field.dispatchEvent(new Event('input', { bubbles: true }))
    return () => {
      current.removeEventListener('text-expander-change', provide)
      current.removeEventListener('text-expander-value', take)
      current.removeEventListener('text-expander-activate', keepInSight)
      current.removeEventListener('input', chooseMeanwhile)
    }
  }, [expander, list])
  return shown === undefined ? null : createPortal(<SuggestionList suggestions={shown.suggestions} typed={shown.typed} />, list)
}
