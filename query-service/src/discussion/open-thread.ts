import type { MemberId } from '@debut/events/kernel/ids.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Parts } from '../kernel/query.ts'
import type { Subject } from './thread-name.ts'

interface Thread {
  /** Who makes the tool that it is about. */
  readonly makers: ReadonlySet<MemberId>
}

/** A thread is there as long as everybody can see what it stands under. */
export const openThread = async (
  { postId, toolId }: Subject,
  { database, checkpoints }: Pick<Parts, 'database' | 'checkpoints'>,
): Promise<Thread> => {
  const schemas = { discussion: checkpoints.of('discussion').schema, tools: checkpoints.of('tools').schema }
  const { rows } = await (postId === null
    ? database.raw<Found>(`select to_json(makers) as makers from :tools:.tools where tool_id = :toolId and state = 'listed'`, {
        tools: schemas.tools,
        toolId,
      })
    : database.raw<Found>(
        `select to_json(tool.makers) as makers from :discussion:.posts post
         left join :tools:.tools tool on tool.tool_id = post.tool_id and tool.state = 'listed'
         where post_id = :postId and post.state = 'published'`,
        { ...schemas, postId },
      ))
  const [found] = rows
  if (found === undefined) throw new HttpError('not-found')
  return { makers: new Set(found.makers) }
}

interface Found {
  readonly rows: readonly { readonly makers: readonly MemberId[] | null }[]
}
