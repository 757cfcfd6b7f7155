import { useDispatch, useSelector } from 'react-redux'
import { TimeAgo } from '../../lib/clock/time-ago.tsx'
import { Button } from '../../ui/button.tsx'
import { otherChosen, overwriteRequested, selectDraft } from './draft-slice.ts'

const FIELDS = {
  name: 'Name',
  slug: 'Address',
  url: 'Website',
  tagline: 'Tagline',
  description: 'Description',
} as const

/** Two tabs, or two devices: both texts stand beside each other, and their writer says which one goes on. */
export const OtherNotice = () => {
  const { other, content } = useSelector(selectDraft)
  const dispatch = useDispatch()
  if (other === null) return null
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys of a constant
  const changed = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).filter((field) => content[field] !== other.content[field])
  return (
    <section role="alert" aria-labelledby="other-title" className="mb-7 rounded-card bg-warn-wash p-5">
      <h2 id="other-title" className="text-[19px] font-bold">
        This draft was saved somewhere else meanwhile
      </h2>
      <p className="mt-1 text-[14.5px] text-ink-2">
        In another tab, or on another device, <TimeAgo iso={other.savedAt} />. Nothing is lost: choose which to go on with.
      </p>
      <dl className="mt-4 grid gap-3">
        {changed.map((field) => (
          <div key={field} className="grid gap-x-5 gap-y-1 text-[14px] sm:grid-cols-2">
            <dt className="text-[12.5px] text-ink-2 sm:col-span-2">{FIELDS[field]}</dt>
            <dd className="line-clamp-3 wrap-anywhere">
              <span className="text-ink-2">Here: </span>
              {content[field] || 'empty'}
            </dd>
            <dd className="line-clamp-3 wrap-anywhere">
              <span className="text-ink-2">There: </span>
              {other.content[field] || 'empty'}
            </dd>
          </div>
        ))}
        {changed.length === 0 && <p className="text-[14px] text-ink-2">They differ in pictures, links or choices.</p>}
      </dl>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button onClick={() => dispatch(otherChosen('mine'))}>Go on with what is here</Button>
        <Button look="quiet" onClick={() => dispatch(otherChosen('theirs'))}>
          Take what was saved there
        </Button>
      </div>
    </section>
  )
}

/** Two makers of one tool. */
export const MeanwhileNotice = () => {
  const { publishProblem, publishing, tool } = useSelector(selectDraft)
  const dispatch = useDispatch()
  if (publishProblem?.code !== 'edited-meanwhile' || tool === null) return null
  return (
    <section role="alert" aria-labelledby="meanwhile-title" className="mb-7 rounded-card bg-warn-wash p-5">
      <h2 id="meanwhile-title" className="text-[19px] font-bold">
        Another maker has published changes since you began
      </h2>
      <p className="mt-1 text-[14.5px] text-ink-2">
        Yours are kept. Look at{' '}
        <a href={`/tool/${tool.slug}`} target="_blank" rel="noopener" className="underline underline-offset-3">
          the page as it is now
        </a>
        , and then choose.
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button busy={publishing} onClick={() => dispatch(overwriteRequested('mine'))}>
          Publish mine over it
        </Button>
        <Button look="quiet" busy={publishing} onClick={() => dispatch(overwriteRequested('theirs'))}>
          Forget mine, begin with theirs
        </Button>
      </div>
    </section>
  )
}
