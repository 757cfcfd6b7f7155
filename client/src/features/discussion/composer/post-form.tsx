import { LONGEST_TITLE, postKinds } from '@debut/events/discussion/discussion-form.ts'
import type { PostDraftContent } from '@debut/events/discussion/post-draft.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { Field } from '../../../ui/field.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { POST_KINDS } from '../posts/post-kinds.ts'
import { MARKDOWN_TOOLS, type MarkdownTool, withMarkdown } from './with-markdown.ts'

interface Props {
  readonly content: PostDraftContent
  readonly errors: Readonly<Record<string, string>>
  /** The tools that a post may be about. */
  readonly tools: readonly { readonly toolId: string; readonly name: string }[]
  readonly onType: (change: Partial<PostDraftContent>) => void
}

/** The fields of a post. */
export const PostForm = ({ content, errors, tools, onType }: Props) => {
  const [isPreview, setPreview] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <KindChoice kind={content.kind} choose={(kind) => onType({ kind })} />
      <div className="segments justify-self-start" role="group" aria-label="Write or preview">
        {[false, true].map((preview) => (
          <button
            key={String(preview)}
            type="button"
            className="segment"
            aria-pressed={preview === isPreview}
            onClick={() => setPreview(preview)}
          >
            {preview ? 'Preview' : 'Write'}
          </button>
        ))}
      </div>
      {isPreview ? <Preview content={content} /> : <Fields content={content} errors={errors} onType={onType} />}
      {tools.length === 0 ? null : (
        <Select
          label="About"
          optional
          value={content.toolId ?? ''}
          options={[{ value: '', label: 'No product' }, ...tools.map(({ toolId, name }) => ({ value: toolId, label: name }))]}
          onChange={({ currentTarget: { value } }) => onType({ toolId: z.safeParse(ToolId, value).data ?? null })}
          error={errors['toolId']}
        />
      )}
    </div>
  )
}

const KindChoice = ({
  kind,
  choose,
}: {
  readonly kind: PostDraftContent['kind']
  readonly choose: (kind: PostDraftContent['kind']) => void
}) => (
  <div className="choices" role="radiogroup" aria-label="Kind of post">
    {postKinds.map((each) => (
      <button
        key={each}
        type="button"
        role="radio"
        aria-checked={each === kind}
        aria-current={each === kind ? 'true' : undefined}
        className="small-chip"
        onClick={() => choose(each)}
      >
        {POST_KINDS[each].choice}
      </button>
    ))}
  </div>
)

const Fields = ({ content: { title, body }, errors, onType }: Omit<Props, 'tools'>) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const mark = (tool: MarkdownTool) => {
    const field = area.current
    if (field === null) return
    const marked = withMarkdown({ text: field.value, from: field.selectionStart, to: field.selectionEnd }, tool)
    onType({ body: marked.text })
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(marked.from, marked.to)
    })
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const tool = MARKDOWN_TOOLS.find(({ key }) => key === event.key.toLowerCase())
    if (tool === undefined || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    mark(tool)
  }
  return (
    <>
      <Field
        label="Title"
        optional
        hint={`${title.length} of ${LONGEST_TITLE} characters`}
        {...(errors['title'] !== undefined && { error: errors['title'] })}
      >
        {(wiring) => (
          <div className="input-frame">
            <input
              type="text"
              className="input font-display text-[20px]! font-[700] tracking-[-0.02em]"
              value={title}
              onChange={({ currentTarget }) => onType({ title: currentTarget.value })}
              {...wiring}
            />
          </div>
        )}
      </Field>
      <div className="grid gap-2">
        <div role="toolbar" aria-label="Markdown" className="flex flex-wrap gap-1">
          {MARKDOWN_TOOLS.map((tool) => (
            <button
              key={tool.name}
              type="button"
              className="small-chip"
              aria-label={tool.name}
              title={tool.key === undefined ? tool.name : `${tool.name} (Ctrl ${tool.key.toUpperCase()})`}
              onClick={() => mark(tool)}
            >
              {tool.sign}
            </button>
          ))}
        </div>
        <TextArea
          ref={area}
          label="Text"
          rows={12}
          value={body}
          onChange={({ currentTarget }) => onType({ body: currentTarget.value })}
          onKeyDown={press}
          hint="Markdown works here. @name mentions a member."
          error={errors['body']}
        />
      </div>
    </>
  )
}

/** As the page of the post will draw it. */
const Preview = ({ content: { title, body } }: { readonly content: PostDraftContent }) => (
  <section aria-label="Preview" className="grid min-h-72 content-start gap-3 rounded-panel border border-line-2 bg-surface p-5">
    {title.trim() === '' ? null : <h2 className="text-[24px]/[1.2] font-[720] tracking-[-0.03em] wrap-anywhere">{title}</h2>}
    {body.trim() === '' ? <p className="text-ink-3">There is nothing to preview yet.</p> : <Markdown text={body} />}
  </section>
)
