import type { PostDraftContent } from '@debut/events/discussion/post-draft.ts'
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import { Field } from '../../../ui/field.tsx'
import { editField, typedIn } from '../../../lib/writing/edit-field.ts'
import { ExpandingText } from '../writing/expanding-text.tsx'
import { toolPressed } from './markdown-tools.tsx'
import { oneLine } from './one-line.ts'
import { useGrowing } from './use-growing.ts'

interface Props {
  readonly content: Pick<PostDraftContent, 'title' | 'body'>
  readonly errors: Readonly<Record<string, string>>
  readonly text: RefObject<HTMLTextAreaElement | null>
  readonly onTitle: (title: string) => void
  readonly onText: (body: string) => void
  readonly onFiles: (files: readonly File[]) => void
}

/** The title and the text of a post, as one sheet. */
export const PostFields = ({ content: { title, body }, errors, text, onTitle, onText, onFiles }: Props) => (
  <>
    <TitleField title={title} error={errors['title']} onType={onTitle} onEnter={() => text.current?.focus()} />
    <Text body={body} error={errors['body']} area={text} onType={onText} onFiles={onFiles} />
  </>
)

interface TitleProps {
  readonly title: string
  readonly error: string | undefined
  readonly onType: (title: string) => void
  readonly onEnter: () => void
}

/** One line of thought, on as many lines as it needs. */
const TitleField = ({ title, error, onType, onEnter }: TitleProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  useGrowing(field, title)
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) event.currentTarget.form?.requestSubmit()
    else onEnter()
  }
  return (
    <Field label="Title" hideLabel error={error} className="write-field">
      {(wiring) => (
        <textarea
          {...wiring}
          ref={field}
          rows={1}
          className="write-title"
          placeholder="Title"
          value={title}
          onChange={({ currentTarget: { value } }) => onType(oneLine(value))}
          onKeyDown={press}
        />
      )}
    </Field>
  )
}

interface TextProps {
  readonly body: string
  readonly error: string | undefined
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly onType: (body: string) => void
  readonly onFiles: (files: readonly File[]) => void
}

const Text = ({ body, error, area, onType, onFiles }: TextProps) => {
  useGrowing(area, body)
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    const tool = toolPressed(event)
    if (tool !== undefined) {
      event.preventDefault()
      // The same keys open something elsewhere.
      event.stopPropagation()
      editField(event.currentTarget, tool.edit(typedIn(event.currentTarget)))
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      event.currentTarget.form?.requestSubmit()
    }
  }
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    if (data.files.length === 0) return
    event.preventDefault()
    onFiles([...data.files])
  }
  return (
    <ExpandingText>
      <Field label="Text" hideLabel error={error} className="write-field">
        {(wiring) => (
          <textarea
            {...wiring}
            ref={area}
            rows={8}
            className="write-text"
            placeholder="Write something. @ mentions a member, # a product."
            value={body}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
            onKeyDown={press}
            onPaste={(event) => take(event, event.clipboardData)}
            onDrop={(event) => take(event, event.dataTransfer)}
          />
        )}
      </Field>
    </ExpandingText>
  )
}
