import type { PostDraftContent } from '@debut/events/discussion/post-draft.ts'
import type { ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { Button } from '../../../ui/button.tsx'
import { otherPostChosen, selectPostDraft } from './post-draft-slice.ts'

/** Another device has saved the same draft meanwhile, and its author says which words go on. */
export const OtherDraft = () => {
  const { other, content } = useSelector(selectPostDraft)
  const dispatch = useDispatch()
  if (other === null) return null
  return (
    <section role="alert" aria-labelledby="other-draft" className="other-draft">
      <h2 id="other-draft">This draft was changed on another device</h2>
      <p>Nothing is saved until you choose one of the two.</p>
      <div className="other-draft-versions">
        <Version heading="Here" content={content}>
          <Button look="quiet" size="s" onClick={() => dispatch(otherPostChosen('mine'))}>
            Keep this one
          </Button>
        </Version>
        <Version
          heading={
            <>
              There, <TimeAgo iso={other.savedAt} />
            </>
          }
          content={other.content}
        >
          <Button look="quiet" size="s" onClick={() => dispatch(otherPostChosen('theirs'))}>
            Take the other one
          </Button>
        </Version>
      </div>
    </section>
  )
}

interface VersionProps {
  readonly heading: ReactNode
  readonly content: Pick<PostDraftContent, 'title' | 'body'>
  readonly children: ReactNode
}

const Version = ({ heading, content: { title, body }, children }: VersionProps) => (
  <div>
    <h3>{heading}</h3>
    <p className="line-clamp-1 font-[620]">{title.trim() === '' ? 'Without a title' : title}</p>
    <p className="line-clamp-3 wrap-anywhere text-ink-2">{body.trim() === '' ? 'Nothing written yet' : body}</p>
    {children}
  </div>
)
