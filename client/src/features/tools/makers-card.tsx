import { useSelector } from 'react-redux'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { selectMemberId } from '../../lib/session/session-slice.ts'
import { Card } from '../../ui/card.tsx'
import { Face } from '../../ui/face.tsx'
import { Link } from '../../ui/link.tsx'
import { MemberName } from '../../ui/member-name.tsx'
import { useReadyTool } from './use-tool.ts'

/** A tool that is hidden has no badges to link to. */
export const MakersCard = ({ isPublic = true }: { readonly isPublic?: boolean }) => {
  const view = useReadyTool()
  if (view === undefined) return null
  const { makers } = view.tool
  return (
    <Card title={makers.length === 1 ? 'Maker' : 'Makers'}>
      <ul className="mt-3 grid gap-1">
        {makers.map((maker) => (
          <li key={maker.memberId} className="flex min-h-10 items-center gap-3">
            <Face member={maker} className="size-8" />
            {maker.username === null ? (
              <span className="text-[14.5px] text-ink-3">Former member</span>
            ) : (
              <Link to={`/profile/${maker.username}`} className="quiet-link min-w-0 truncate text-[14.5px] font-semibold text-ink">
                <MemberName member={{ name: maker.name, username: maker.username }} />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {isPublic ? (
        <OwnPart>
          <OwnLinks />
        </OwnPart>
      ) : null}
    </Card>
  )
}

/** For its makers. */
const OwnLinks = () => {
  const view = useReadyTool()
  const memberId = useSelector(selectMemberId)
  if (view === undefined || !view.tool.makers.some((maker) => maker.memberId === memberId)) return null
  return (
    <p className="mt-2 text-[13.5px]">
      <Link to={`/tool/${view.tool.slug}/badges`} className="quiet-link underline">
        Badges for your site
      </Link>
    </p>
  )
}
