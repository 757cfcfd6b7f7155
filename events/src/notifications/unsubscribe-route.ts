import * as z from 'zod/mini'
import { defineRoute } from '../kernel/define-route.ts'

const Unsubscribed = z.object({
  /** False where they were switched off before. */
  changed: z.boolean(),
})

/** Mail programs post here by themselves (RFC 8058), without a session; browsers that open the same address get a page with a button. */
export const unsubscribeRoute = /* @__PURE__ */ defineRoute('POST /unsubscribe/:token', {
  who: 'everybody',
  params: z.object({ token: z.string().check(z.regex(/^[\w.-]{1,200}$/)) }),
  answer: Unsubscribed,
})
