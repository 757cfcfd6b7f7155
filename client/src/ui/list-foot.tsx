import { Link } from './link.tsx'
import { Pagination } from './pagination.tsx'
import { StageMessage } from './stage-message.tsx'

interface Props {
  readonly label: string
  readonly page: number
  readonly pages: number
  readonly href: (page: number) => string
  /** How many there are before this page, and on it. */
  readonly before: number
  readonly shown: number
  /** "2,310 products". */
  readonly all: string
}

/** Below one page of a list: the way to the others, and how far this is. */
export const ListFoot = ({ before, shown, all, ...paging }: Props) => (
  <div className="mt-6 grid gap-3">
    <Pagination {...paging} />
    <p className="text-center text-[13px] text-ink-3 tabular-nums">{`${before + 1} to ${before + shown} of ${all}`}</p>
  </div>
)

/** For a page that was asked for and that the list has no more. */
export const BehindList = ({ top }: { readonly top: string }) => (
  <StageMessage title="The list ends before this page" lit={false}>
    <Link to={top} className="way-link">
      To the top of the list
    </Link>
  </StageMessage>
)
