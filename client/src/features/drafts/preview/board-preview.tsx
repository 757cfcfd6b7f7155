import type { DraftContent } from '@debut/events/drafts/draft-content.ts'
import { CATEGORY_LABELS } from '../draft-labels.ts'
import { TagLabel } from './tag-label.tsx'

type Shown = Pick<DraftContent, 'name' | 'tagline' | 'category' | 'tags' | 'logo'>

/** A row of the board as the reader of a board will see it, on its day and before the first vote. */
export const BoardPreview = ({ content: { name, tagline, category, tags, logo } }: { content: Shown }) => (
  <div className="grid grid-cols-[14px_48px_minmax(0,1fr)_auto] items-center gap-3 rounded-[18px] border border-line-2 bg-surface px-3 py-3.5">
    <span className="text-[15px]/none text-ink-3" aria-hidden="true">
      –
    </span>
    {logo === null ? (
      <span className="size-12 rounded-[13px] border-[1.5px] border-dashed border-line" aria-hidden="true" />
    ) : (
      <img src={logo.path} alt="" width="48" height="48" className="board-logo size-12 rounded-[13px] object-cover" />
    )}
    <div className="min-w-0">
      <p className={`truncate text-[15.5px]/tight font-[650] tracking-[-0.012em] ${name.trim() === '' ? 'text-ink-3' : ''}`}>
        {name.trim() || 'Its name'}
      </p>
      <p className={`text-[13.5px]/[1.35] wrap-anywhere ${tagline.trim() === '' ? 'text-ink-3' : 'text-ink-2'}`}>
        {tagline.trim() || 'What it does, for whom'}
      </p>
      {(category !== null || tags.length > 0) && (
        <p className="mt-1 flex flex-wrap gap-x-3 text-[12.5px] whitespace-nowrap text-ink-3">
          {category !== null && <span>{CATEGORY_LABELS[category].toLowerCase()}</span>}
          {tags.slice(0, 2).map((tag) => (
            <span key={tag}>
              <TagLabel tag={tag} />
            </span>
          ))}
        </p>
      )}
    </div>
    <span className="preview-vote" aria-hidden="true">
      <svg className="vote-arrow" viewBox="0 0 14 11">
        <path d="M7 .8 13.2 10a.6.6 0 0 1-.5.9H1.3a.6.6 0 0 1-.5-.9z" />
      </svg>
      0
    </span>
  </div>
)
