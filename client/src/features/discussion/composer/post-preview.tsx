import type { PostDraftContent } from '@debut/events/discussion/post-draft.ts'
import { Markdown } from '../../../ui/markdown.tsx'

/** As the page of the post will draw it. */
export const PostPreview = ({ content: { title, body } }: { readonly content: PostDraftContent }) => (
  <section aria-label="Preview" className="write-preview">
    {title.trim() === '' ? null : <h2>{title}</h2>}
    {body.trim() === '' ? (
      <p className="text-ink-3">There is nothing to preview yet.</p>
    ) : (
      <div className="post-text">
        <Markdown text={body} />
      </div>
    )}
  </section>
)
