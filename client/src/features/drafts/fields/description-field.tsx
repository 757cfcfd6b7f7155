import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { type Edit, editField, type Typed, typedIn } from '../../../lib/writing/edit-field.ts'
import { linked, listed, marked } from '../../../lib/writing/markdown-edits.ts'
import { Field } from '../../../ui/field.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import { selectDraft } from '../draft-slice.ts'
import { errorFor } from '../draft-labels.ts'
import { anchorOf } from '../jump-to.ts'
import { isWorthSaying, useContent, useProblems, useTyping } from '../use-draft.ts'

const LEAST = 50
const MOST = 5_000

interface Tool {
  readonly label: string
  readonly face: ReactNode
  readonly key?: string
  readonly edit: (typed: Typed) => Edit
}

const TOOLS: readonly Tool[] = [
  { label: 'Bold', face: <b>B</b>, key: 'b', edit: (typed) => marked(typed, '**') },
  { label: 'Italic', face: <i className="font-display">i</i>, key: 'i', edit: (typed) => marked(typed, '*') },
  { label: 'Link', face: 'link', key: 'k', edit: linked },
  { label: 'List', face: 'list', edit: listed },
]

export const DescriptionField = () => {
  const { description } = useContent()
  const isNew = useSelector(selectDraft).edition === 0
  const type = useTyping()
  const problem = useProblems().description
  const [wasLeft, setLeft] = useState(description !== '')
  const [isRead, setRead] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const write = (edit: Tool['edit']) => {
    if (area.current !== null) editField(area.current, edit(typedIn(area.current)))
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    const tool = TOOLS.find(({ key }) => key === event.key.toLowerCase())
    if (tool === undefined) return
    event.preventDefault()
    event.stopPropagation()
    write(tool.edit)
  }
  const { length } = description.trim()
  return (
    <div id={anchorOf('description')} className="draft-field">
      <Field
        label="Description"
        aside={`${length.toLocaleString('en-US')} / ${MOST.toLocaleString('en-US')}`}
        hint={
          length < LEAST
            ? `At least ${LEAST} characters before it can ${isNew ? 'join the line' : 'be published'}.`
            : 'What is it, what is it like on a Tuesday morning, and what does it not do?'
        }
        error={isWorthSaying(problem, wasLeft) ? errorFor('description', problem) : undefined}
      >
        {(wiring) => (
          <div className="input-frame block! overflow-hidden">
            <div className="flex items-center gap-1 border-b border-line-2 px-1.5 py-1.5">
              <div role="group" aria-label="Style of the description" className="flex gap-1">
                {TOOLS.map(({ label, face, key, edit }) => (
                  <button
                    key={label}
                    type="button"
                    aria-label={label}
                    data-tip={key === undefined ? label : `${label} (Ctrl ${key.toUpperCase()})`}
                    className="writing-tool"
                    disabled={isRead}
                    onClick={() => write(edit)}
                  >
                    {face}
                  </button>
                ))}
              </div>
              <button type="button" className="writing-tool ml-auto" aria-pressed={isRead} onClick={() => setRead(!isRead)}>
                {isRead ? 'Go on writing' : 'Read it'}
              </button>
            </div>
            {isRead ? (
              <div className="draft-read">
                {length === 0 ? <p className="text-ink-3">Nothing to read yet.</p> : <Markdown text={description} />}
              </div>
            ) : (
              <textarea
                {...wiring}
                ref={area}
                rows={7}
                className="input input-lines w-full rounded-t-none!"
                value={description}
                maxLength={10_000}
                placeholder="What is it, what is it like on a Tuesday morning, and what does it not do?"
                onChange={({ currentTarget }) => type({ description: currentTarget.value })}
                onBlur={() => setLeft(true)}
                onKeyDown={press}
              />
            )}
          </div>
        )}
      </Field>
    </div>
  )
}
