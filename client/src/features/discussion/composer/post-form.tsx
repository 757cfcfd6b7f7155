import { LONGEST_TITLE } from '@debut/events/discussion/discussion-form.ts'
import type { PostDraftContent } from '@debut/events/discussion/post-draft.ts'
import type { Author, MentionedTool } from '@debut/events/discussion/post-answers.ts'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { editField, typedIn } from '../../../lib/writing/edit-field.ts'
import { AboutChoice } from './about-choice.tsx'
import { FeedPreview } from './feed-preview.tsx'
import { KindChoice } from './kind-choice.tsx'
import { MarkdownCard } from './markdown-card.tsx'
import type { MARKDOWN_TOOLS } from './markdown-tools.tsx'
import { PICTURE_ACCEPT } from './picture-file.ts'
import { PictureStrip } from './picture-strip.tsx'
import { PostFields } from './post-fields.tsx'
import { PostPreview } from './post-preview.tsx'
import { usePictures } from './use-pictures.ts'
import { WriteHead } from './write-head.tsx'

interface Props {
  readonly content: PostDraftContent
  readonly errors: Readonly<Record<string, string>>
  /** A post may be about one of these. */
  readonly tools: readonly MentionedTool[]
  /** The reader: undefined while their name is not known. */
  readonly author: Author | undefined
  /** Where the page has room for it, what helps to write stands beside the form. */
  readonly rail: 'beside' | 'below'
  /** Above the form. */
  readonly head: ReactNode
  /** Between the fields and the buttons: what went wrong. */
  readonly notice: ReactNode
  /** The buttons. */
  readonly acts: ReactNode
  readonly onType: (change: Partial<PostDraftContent>) => void
}

/** The fields of a post on one sheet, and what helps to write it. */
export const PostForm = ({ content, errors, tools, author, rail, head, notice, acts, onType }: Props) => {
  const [isPreview, setPreview] = useState(false)
  const text = useRef<HTMLTextAreaElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const onText = (body: string) => onType({ body })
  const { uploads, give } = usePictures({ body: content.body, field: text, type: onText })
  const choose = () => files.current?.click()
  const mark = ({ edit }: (typeof MARKDOWN_TOOLS)[number]) => {
    if (text.current !== null) editField(text.current, edit(typedIn(text.current)))
  }
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    give([...event.dataTransfer.files])
  }
  const length = content.title.trim().length
  return (
    <div className="composer" data-rail={rail}>
      <div className="composer-main">
        {head}
        <KindChoice kind={content.kind} choose={(kind) => onType({ kind })} />
        <section
          aria-label="The post"
          className="write"
          onDragOver={(event) => {
            if (event.dataTransfer.types.includes('Files')) event.preventDefault()
          }}
          onDrop={drop}
        >
          <WriteHead isPreview={isPreview} setPreview={setPreview} onTool={mark} onPictures={choose} />
          {isPreview ? (
            <PostPreview content={content} />
          ) : (
            <PostFields
              content={content}
              errors={errors}
              text={text}
              onTitle={(title) => onType({ title })}
              onText={onText}
              onFiles={give}
            />
          )}
          <input
            ref={files}
            type="file"
            accept={PICTURE_ACCEPT}
            multiple
            hidden
            aria-label="Choose pictures"
            onChange={({ currentTarget }) => {
              give([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
          <PictureStrip body={content.body} uploads={uploads} onText={onText} onAdd={choose} />
          <AboutChoice tools={tools} toolId={content.toolId} error={errors['toolId']} choose={(toolId) => onType({ toolId })} />
          {notice === null ? null : <div className="write-notice">{notice}</div>}
          <footer className="write-foot">
            <span data-over={length > LONGEST_TITLE || undefined}>{`${length} of ${LONGEST_TITLE} in the title`}</span>
            {acts}
          </footer>
        </section>
      </div>
      <aside aria-label="While you write" className="composer-rail">
        <FeedPreview content={content} tool={tools.find(({ toolId }) => toolId === content.toolId) ?? null} author={author} />
        <MarkdownCard />
      </aside>
    </div>
  )
}
