import type { StackFile } from '@debut/stack/stack-file.ts'
import { sharedProduct } from '@debut/testing/shared-part.ts'
import type { BrowserContextOptions } from 'playwright-core'
import { beforeAll } from 'vitest'
import type { Session } from '../../src/lib/session/session-cookie.ts'
import { addSession, newMember } from './members.ts'
import { settled, signInAs } from './visitor.ts'
import { manyVisitors } from './visitors.ts'

type VisitOptions = BrowserContextOptions & {
  /** A new member's session, or the username of somebody in the demo world. */
  readonly as?: Session | string
}

/** The shared product, its pages and its members. */
export const visitProduct = () => {
  let product: StackFile
  beforeAll(async () => {
    product = await sharedProduct()
  })
  const openVisitor = manyVisitors()
  const at = (path: string) => new URL(path, product.edge.url).href
  return {
    /** Known once tests run. */
    stack: () => product,
    at,
    member: (username: string, options?: Parameters<typeof newMember>[2]) => newMember(product, username, options),
    /** Nothing is shown yet. */
    openVisitor,
    open: async (path: string, { as, ...options }: VisitOptions = {}) => {
      const visitor = await openVisitor(options)
      if (typeof as === 'string') await signInAs(visitor.page, product.edge.url, as)
      else if (as !== undefined) await addSession(visitor.context, product.edge.url, as)
      const response = await visitor.page.goto(at(path))
      if (options.javaScriptEnabled !== false) await settled(visitor.page)
      return { ...visitor, response }
    },
  }
}
