import type { MemberId } from '@debut/events/kernel/ids.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Parts } from '../kernel/query.ts'
import { type Subject, threadName } from './thread-name.ts'

interface Thread {
  /** Who makes the tool that it is about. */
  readonly makers: ReadonlySet<MemberId>
}

/**
 * A thread exists as long as everyone can see its post or tool. Replies belong to their authors, so they can still be read once the post is
 * deleted or its author erased.
 */
export const openThread = async (subject: Subject, { database, checkpoints }: Pick<Parts, 'database' | 'checkpoints'>): Promise<Thread> => {
  const { postId, toolId } = subject
  const schemas = { discussion: checkpoints.of('discussion').schema, tools: checkpoints.of('tools').schema }
  const { rows } = await (postId === null
    ? database.raw<Found>(`select to_json(makers) as makers from :tools:.tools where tool_id = :toolId and state = 'listed'`, {
        tools: schemas.tools,
        toolId,
      })
    : database.raw<Found>(
        `select to_json(tool.makers) as makers from (select) as always
         left join :discussion:.posts post on post_id = :postId
         left join :tools:.tools tool on tool.tool_id = post.tool_id and tool.state = 'listed'
         where post.state = 'published' or (coalesce(post.state, 'deleted') = 'deleted'
           and exists (select from :discussion:.comments where thread = :thread and readable))`,
        { ...schemas, postId, thread: threadName(subject) },
      ))
  const [found] = rows
  if (found === undefined) throw new HttpError('not-found')
  return { makers: new Set(found.makers) }
}

interface Found {
  readonly rows: readonly { readonly makers: readonly MemberId[] | null }[]
}
