import { ThreadQuery } from '@debut/events/discussion/comment-questions.ts'
import { CommentId } from '@debut/events/discussion/discussion-form.ts'
import * as z from 'zod/mini'
import { readFields, writeFields } from '../../../lib/page/address-fields.ts'
import type { Place } from '../../../lib/page/page.ts'

const fields = { ...ThreadQuery.shape, branch: z.optional(CommentId) }

/** What the address asks for: the order, the page, and a branch that is shown whole. */
export interface ThreadPageQuery {
  readonly sort: ThreadQuery['sort']
  readonly page: number
  readonly branch?: string | undefined
}

export const threadQueryIn = (search: URLSearchParams): ThreadPageQuery => readFields(fields, search)

type Where = Pick<Place, 'path' | 'search'>

/** The address of another part of the thread. What else the address says stays. */
export const threadAddress = ({ path, search }: Where, query: Partial<ThreadPageQuery>, commentId?: string): string => {
  const others = new URLSearchParams([...search].filter(([name]) => !Object.hasOwn(fields, name)))
  const branch = query.branch === undefined ? undefined : z.safeParse(CommentId, query.branch).data
  const own = writeFields(fields, { ...query, branch }).slice(1)
  const written = [others.toString(), own].filter((part) => part !== '').join('&')
  return `${path}${written === '' ? '' : `?${written}`}${commentId === undefined ? '' : `#${anchorOf(commentId)}`}`
}

export const anchorOf = (commentId: string): string => `comment-${commentId}`

/** The comment that the end of an address names. */
export const namedIn = (hash: string): string | undefined => /^#comment-([0-9A-Z]{26})$/.exec(hash)?.[1]
