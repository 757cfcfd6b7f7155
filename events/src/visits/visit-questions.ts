import * as z from 'zod/mini'
import { Day } from '../kernel/days.ts'
import { typedText } from '../kernel/plain-text.ts'
import { Slug, ToolId } from '../tools/tool-card.ts'

/** `view`: its page was opened. `click`: its site was. */
export const VisitKind = z.enum(['view', 'click'])
export type VisitKind = z.infer<typeof VisitKind>

/** Who it was, is in the headers. */
export const VisitBody = z.object({ kind: VisitKind, slug: Slug })

const MOST_TOOLS = 200

export const VisitCountsBody = z.object({ toolIds: z.array(ToolId).check(z.maxLength(MOST_TOOLS)), from: Day })

const MOST_EVENTS = 32
const MOST_PROPS = 16

const text = (longest: number) => typedText(longest)
const Prop = z.union([text(256), z.number(), z.boolean(), z.null()])

const VisitorEvent = z.object({
  name: z.nullish(text(64)),
  path: z.nullish(text(512)),
  referrer: z.nullish(text(512)),
  props: z.nullish(
    z.record(text(64), Prop).check(z.refine((props) => Object.keys(props).length <= MOST_PROPS, `at most ${MOST_PROPS} of them`)),
  ),
})

/** What a visitor did, or some things at once. */
export const VisitorEvents = z.union([VisitorEvent, z.array(VisitorEvent).check(z.maxLength(MOST_EVENTS))])
