import type { SavedTool, SavedTools } from '@debut/events/saves/save-answers.ts'
import type { ComponentType } from 'react'
import { SAVED_PAGE } from '@debut/events/saves/save-numbers.ts'
import { grouped } from '../../../ui/grouped.ts'
import { Link } from '../../../ui/link.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { StageMessage } from '../../../ui/stage-message.tsx'
import { addressOf, type AskedSaved, pagesOf } from './asked-saved.ts'

interface Props {
  readonly asked: AskedSaved
  readonly list: SavedTools
  readonly isOwn: boolean
  readonly Row: ComponentType<{ readonly tool: SavedTool }>
}

/** The newest first. The page brings the rows. */
export const SavedList = ({ asked, list: { username, tools, total }, isOwn, Row }: Props) => {
  if (tools.length === 0) return <Nothing asked={asked} total={total} isOwn={isOwn} />
  const before = (asked.page - 1) * SAVED_PAGE
  return (
    <>
      <ol aria-label={isOwn ? 'Saved by you' : `Saved by ${username}`}>
        {tools.map((tool) => (
          <Row key={tool.toolId} tool={tool} />
        ))}
      </ol>
      <div className="mt-6 grid gap-3">
        <Pagination label="Pages of the list" page={asked.page} pages={pagesOf(total)} href={(page) => addressOf({ ...asked, page })} />
        <p className="text-center text-[13px] text-ink-3 tabular-nums">
          {`${before + 1} to ${before + tools.length} of ${grouped(total)} ${total === 1 ? 'product' : 'products'}`}
        </p>
      </div>
    </>
  )
}

const Nothing = ({ asked, total, isOwn }: { asked: AskedSaved; total: number; isOwn: boolean }) => {
  if (total > 0)
    return (
      <StageMessage title="The list ends before this page" lit={false}>
        <Link to={addressOf({ ...asked, page: 1 })} className="way-link">
          To the top of the list
        </Link>
      </StageMessage>
    )
  if (!isOwn)
    return (
      <StageMessage title="Nothing on this list yet" lit={false}>
        <p>What {asked.username} saves for later stands here.</p>
      </StageMessage>
    )
  return (
    <StageMessage title="Nothing saved yet" lit={false}>
      <p>Press the bookmark of a product that you want to come back to. It waits for you here.</p>
      <p className="flex flex-wrap justify-center gap-x-5 gap-y-1">
        <Link to="/" className="way-link">
          To today’s launches
        </Link>
        <Link to="/categories" className="way-link">
          Browse by category
        </Link>
      </p>
    </StageMessage>
  )
}
