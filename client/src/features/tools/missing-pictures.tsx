import { useSelector } from 'react-redux'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { selectMemberId } from '../../lib/session/session-slice.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { useReadyTool } from './use-tool.ts'

/** Where pictures could be. Only its makers see it: to others, the page looks complete. */
export const MissingPictures = () => (
  <OwnPart>
    <OwnMissing />
  </OwnPart>
)

const OwnMissing = () => {
  const view = useReadyTool()
  const memberId = useSelector(selectMemberId)
  if (view?.tool.makers.some((maker) => maker.memberId === memberId) !== true) return null
  return (
    <section aria-label="Pictures" className="rounded-card border border-dashed border-line">
      <EmptyState
        title="No data"
        action={
          <Link to={`/tool/${view.tool.slug}/edit`} className="way-link">
            Add pictures
          </Link>
        }
      >
        Up to five pictures and a video can stand here. Only its makers see this note.
      </EmptyState>
    </section>
  )
}
