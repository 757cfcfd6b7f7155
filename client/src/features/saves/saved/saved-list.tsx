import type { SavedTool, SavedTools } from '@debut/events/saves/save-answers.ts'
import { SAVED_PAGE } from '@debut/events/saves/save-numbers.ts'
import type { ComponentType } from 'react'
import { useSelector } from 'react-redux'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { selectMemberId } from '../../../lib/session/session-slice.ts'
import { products } from '../../../ui/grouped.ts'
import { Link } from '../../../ui/link.tsx'
import { BehindList, ListFoot } from '../../../ui/list-foot.tsx'
import { StageMessage } from '../../../ui/stage-message.tsx'
import { addressOf, pagesOf, type SavedPageQuery } from './saved-page-query.ts'

interface Props {
  readonly query: SavedPageQuery
  readonly list: SavedTools
  readonly Row: ComponentType<{ readonly tool: SavedTool }>
}

/** The newest first. The page brings the rows. */
export const SavedList = ({ query, list: { memberId, username, tools, total }, Row }: Props) => {
  const before = (query.page - 1) * SAVED_PAGE
  if (total > 0 && tools.length === 0) return <BehindList top={addressOf({ ...query, page: 1 })} />
  if (tools.length === 0)
    return (
      <OwnPart>
        <Nothing memberId={memberId} username={username} />
      </OwnPart>
    )
  return (
    <div>
      <ol aria-label={`Saved by ${username}`}>
        {tools.map((tool) => (
          <Row key={tool.toolId} tool={tool} />
        ))}
      </ol>
      <ListFoot
        label="Pages of the list"
        page={query.page}
        pages={pagesOf(total)}
        href={(page) => addressOf({ ...query, page })}
        before={before}
        shown={tools.length}
        all={products(total)}
      />
    </div>
  )
}

const Nothing = ({ memberId, username }: Pick<SavedTools, 'memberId' | 'username'>) =>
  useSelector(selectMemberId) === memberId ? (
    <StageMessage title="Nothing saved yet" lit={false}>
      <p>Press the bookmark of a product to save it. You will find it here.</p>
      <p className="flex flex-wrap justify-center gap-x-5 gap-y-1">
        <Link to="/" className="way-link">
          To today’s launches
        </Link>
        <Link to="/categories" className="way-link">
          Browse by category
        </Link>
      </p>
    </StageMessage>
  ) : (
    <StageMessage title="Nothing on this list yet" lit={false}>
      <p>{`What ${username} saves for later stands here.`}</p>
    </StageMessage>
  )
