import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/link.tsx'
import { dropRequested, selectStart } from './start-slice.ts'

/** What was begun and is not in the directory yet. */
export const DraftList = ({ pathOf }: { pathOf: (toolId: string) => string }) => {
  const begun = useSelector(selectStart).drafts?.filter(({ edition }) => edition === 0) ?? []
  const [dropping, setDropping] = useState<(typeof begun)[number]>()
  const dispatch = useDispatch()
  if (begun.length === 0) return null
  return (
    <section aria-labelledby="begun" className="mt-14 max-w-155">
      <h2 id="begun" className="text-[22px] font-bold tracking-[-0.025em]">
        Go on where you were
      </h2>
      <ul className="mt-3">
        {begun.map((draft) => (
          <li
            key={draft.toolId}
            className="relative grid grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-3.5 border-b border-line-2 py-3.5 hover:bg-surface/70"
          >
            {draft.logo === null ? (
              <span className="size-12 rounded-[13px] border-[1.5px] border-dashed border-line" aria-hidden="true" />
            ) : (
              <img src={draft.logo} alt="" width="48" height="48" className="board-logo size-12 rounded-[13px] object-cover" />
            )}
            <div className="min-w-0">
              <Link to={pathOf(draft.toolId)} className="block truncate text-[16px] font-[650] after:absolute after:inset-0">
                {draft.name.trim() || 'Without a name'}
              </Link>
              <p className="truncate text-[13.5px] text-ink-2">{draft.tagline.trim() || 'No tagline yet'}</p>
              <p className="text-[12.5px] text-ink-3">
                {draft.missing === 0 ? 'Ready for the line' : `${draft.missing} ${draft.missing === 1 ? 'thing' : 'things'} missing`}, saved{' '}
                <TimeAgo iso={draft.savedAt} />
              </p>
            </div>
            <IconButton label={`Delete ${draft.name.trim() || 'this draft'}`} className="relative z-1" onClick={() => setDropping(draft)}>
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <Dialog
        open={dropping !== undefined}
        onOpenChange={(open) => !open && setDropping(undefined)}
        size="s"
        title={`Delete ${dropping?.name.trim() || 'this draft'}?`}
        description="What is written there is gone for good."
        footer={
          <>
            <Button look="ghost" onClick={() => setDropping(undefined)}>
              Keep it
            </Button>
            <Button
              look="danger"
              onClick={() => {
                if (dropping !== undefined) dispatch(dropRequested(dropping.toolId))
                setDropping(undefined)
              }}
            >
              Delete it
            </Button>
          </>
        }
      />
    </section>
  )
}
