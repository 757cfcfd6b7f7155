import { weekdayOf } from '@debut/events/kernel/days.ts'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectProfile } from '../../lib/session/session-slice.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MoreIcon } from '../../ui/icons.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { isDirty, publishRequested, selectDraft } from './draft-slice.ts'
import { firstProblem, wholeDay } from './draft-labels.ts'
import { anchorOf, jumpTo } from './jump-to.ts'
import { PagePreview } from './preview/page-preview.tsx'
import { useClaim, useContent, useProblems } from './use-draft.ts'

type Props = { onDrop: () => void }

/** What is public, what comes next, and the one way forward. */
export const StageFoot = ({ onDrop }: Props) => {
  const draft = useSelector(selectDraft)
  const content = useContent()
  const problems = useProblems()
  const slugClaim = useClaim('slug')
  const isTaken = [slugClaim, useClaim('url')].includes('taken')
  const username = useSelector(selectProfile)?.username
  const [isShown, setShown] = useState(false)
  const dispatch = useDispatch()
  const first = firstProblem(problems)
  const isReady = first === undefined && !isTaken
  const isNew = draft.edition === 0
  const go = (join: boolean) => {
    if (first !== undefined) jumpTo(anchorOf(first))
    else if (isTaken) jumpTo(anchorOf(slugClaim === 'taken' ? 'slug' : 'url'))
    else if (!draft.publishing) dispatch(publishRequested({ join }))
  }
  const makers = isNew
    ? [username, ...content.invited.map((each) => each.username)].flatMap((each) => each ?? [])
    : (draft.tool?.makers ?? []).flatMap((each) => each.username ?? [])
  const problem = draft.publishProblem?.code === 'edited-meanwhile' ? null : draft.publishProblem
  return (
    <div className="stage-foot">
      <div className="stage-foot-in">
        {problem === null ? (
          <p className="max-md:sr-only">
            {isNew ? <Outlook nextFree={draft.nextFree} /> : <Unpublished isChanged={draft.revision > 1 || isDirty(draft)} />}
          </p>
        ) : (
          <p role="alert" className="foot-problem">
            {problem.message}
          </p>
        )}
        <Menu
          side="top"
          align="end"
          trigger={
            <IconButton label="More ways on" look="quiet" className="foot-more">
              <MoreIcon />
            </IconButton>
          }
        >
          {isNew && <MenuItem onSelect={() => go(false)}>Publish in the directory without a launch</MenuItem>}
          <MenuItem look="danger" onSelect={onDrop}>
            {isNew ? 'Delete this draft' : 'Forget these changes'}
          </MenuItem>
        </Menu>
        <Button look="quiet" className="foot-button" onClick={() => setShown(true)}>
          See the page
        </Button>
        <button
          type="button"
          className="go-button"
          data-ready={isReady}
          aria-disabled={draft.publishing || !isReady}
          aria-busy={draft.publishing}
          onClick={() => go(true)}
        >
          {buttonWords(isNew, draft.publishing)}
        </button>
      </div>
      <Dialog open={isShown} onOpenChange={setShown} size="l" hideTitle title={`The page of ${content.name.trim() || 'your tool'}`}>
        <PagePreview content={content} makers={makers} />
      </Dialog>
    </div>
  )
}

const buttonWords = (isNew: boolean, isPublishing: boolean) => {
  if (isNew) return isPublishing ? 'Joining…' : 'Join the line'
  return isPublishing ? 'Publishing…' : 'Publish changes'
}

const Outlook = ({ nextFree }: { nextFree: string | null | undefined }) => (
  <>
    <b className="font-[560] text-ink">Nothing is public yet.</b>{' '}
    {nextFree === null
      ? 'Every day that is planned is full: in line, you get the next one that opens.'
      : nextFree !== undefined && `The next free day is ${wholeDay(nextFree, weekdayOf(nextFree))}.`}
  </>
)

const Unpublished = ({ isChanged }: { isChanged: boolean }) => (
  <>
    <b className="font-[560] text-ink">{isChanged ? 'Your changes are not public yet.' : 'This is the page as it is.'}</b>{' '}
    {isChanged ? 'Its page shows what it did until you publish them.' : 'Change whatever you like: nothing is seen before you publish it.'}
  </>
)
