import * as z from 'zod/mini'
import { typedText } from '../kernel/plain-text.ts'

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
