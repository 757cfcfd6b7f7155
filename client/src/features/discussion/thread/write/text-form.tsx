import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react'
import type { Problem } from '../../../../lib/api/problem.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { ExpandingText } from '../../writing/expanding-text.tsx'
import { roomFor, wrongWith } from './text-length.ts'

interface Props {
  readonly label: string
  readonly body: string
  /** Nothing was typed that would be lost. */
  readonly isEmpty: boolean
  /** The command's schema refuses the text. */
  readonly isWrong: boolean
  /** Why the server refused it. */
  readonly problem: Problem | undefined
  /** On the button that sends it. */
  readonly act: string
  readonly onType: (body: string) => void
  readonly onSend: () => void
  readonly onLeave: () => void
}

/** A plain text field that sends by Ctrl or Cmd with Enter, and closes by Escape while nothing is in it. */
export const TextForm = ({ label, body, isEmpty, isWrong, problem, act, onType, onSend, onLeave }: Props) => {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    area.current?.focus()
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length)
  }, [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend()
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event
    // While characters are composed, these keys belong to that.
    if (nativeEvent.isComposing) return
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault()
      currentTarget.form?.requestSubmit()
    }
    if (key !== 'Escape') return
    event.stopPropagation()
    if (isEmpty) onLeave()
  }
  return (
    <form className="comment-form" onSubmit={submit} noValidate>
      <ExpandingText>
        <TextArea
          ref={area}
          label={label}
          hideLabel
          placeholder={label}
          name="body"
          rows={3}
          value={body}
          error={isWrong ? wrongWith(body) : undefined}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onKeyDown={press}
        />
      </ExpandingText>
      {problem === undefined ? null : <Notice tone="bad">{problem.message}</Notice>}
      <div className="comment-form-foot">
        <p className="mr-auto text-[12.5px] text-ink-3 tabular-nums">{roomFor(body) ?? 'Markdown works here. Ctrl + Enter sends.'}</p>
        <Button look="ghost" size="s" onClick={onLeave}>
          Cancel
        </Button>
        <Button type="submit" size="s">
          {act}
        </Button>
      </div>
    </form>
  )
}
