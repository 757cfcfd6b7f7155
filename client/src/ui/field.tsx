import { type FormEvent, useId, type ReactNode, useState } from 'react'
import { AlertIcon } from './icons.tsx'
import { invalidWords } from './invalid-words.ts'

export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and what to do about it. An empty one is none. */
  error?: ReactNode
  /** What to do where the field does not match its pattern. */
  invalid?: string
  hideLabel?: boolean
  /** Beside the label, at the right: a count of characters, a link. */
  aside?: ReactNode
}

export type FieldWiring = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  onInvalid: (event: FormEvent) => void
  onInput: () => void
}

type Props = FieldTexts & { optional?: boolean; className?: string; children: (wiring: FieldWiring) => ReactNode }

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const isControl = (target: EventTarget): target is Control => 'validity' in target && 'form' in target

/** The browser's own check of a form speaks of the first field that is wrong, and here all of them are marked at once. */
const useBrowserCheck = (invalid: string | undefined) => {
  const [words, setWords] = useState('')
  const onInvalid = (event: FormEvent) => {
    const { target } = event
    if (!isControl(target)) return
    event.preventDefault()
    setWords(invalidWords(target, invalid))
    const first = target.form?.querySelector(':is(input, select, textarea):invalid')
    if (first === target || !first) target.focus()
  }
  return { words, wiring: { onInvalid, onInput: () => setWords('') } }
}

const isGiven = (error: ReactNode) => error !== undefined && error !== null && error !== ''

/** Ties a label, a hint and an error to whatever control it is given to draw. */
export const Field = ({
  label,
  hint,
  error: found,
  invalid,
  hideLabel = false,
  aside,
  optional = false,
  className = '',
  children,
}: Props) => {
  const id = useId()
  const check = useBrowserCheck(invalid)
  const error = isGiven(found) ? found : check.words
  const wrong = isGiven(error)
  const described = [hint === undefined ? '' : `${id}-hint`, wrong ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <div className={hideLabel ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <label htmlFor={id} className="text-[13.5px] font-[560]">
          {label}
          {optional ? <span className="font-normal text-ink-3"> optional</span> : null}
        </label>
        {aside === undefined ? null : <span className="text-[12.5px] text-ink-3 tabular-nums">{aside}</span>}
      </div>
      {children({
        id,
        ...(described === '' ? {} : { 'aria-describedby': described }),
        ...(wrong ? { 'aria-invalid': true } : {}),
        ...check.wiring,
      })}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-[13px]/[1.45] text-ink-3">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-[13px]/[1.45] text-bad empty:hidden">
        {wrong ? (
          <>
            <AlertIcon className="mt-[1.5px] size-4" />
            <span>{error}</span>
          </>
        ) : null}
      </p>
    </div>
  )
}
