import type { AlternativeEvent } from '@debut/events/alternatives/alternative-events.ts'
import type { AlternativeId } from '@debut/events/alternatives/alternative-form.ts'
import { alternativeStream } from '@debut/events/alternatives/alternative-stream.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Handle } from '../kernel/handle.ts'
import { lastDecision, type LogParts } from '../kernel/matters/last-decision.ts'
import type { MakersAbout, Matter } from '../kernel/matters/matter.ts'

interface Named {
  readonly alternativeId: AlternativeId
}

interface Parts extends LogParts {
  readonly handle: Handle
  readonly makersAbout: MakersAbout
}

type Proposed = (AlternativeEvent & { readonly type: 'AlternativeProposed' })['data']

const proposal = {
  initial: undefined as Proposed | undefined,
  evolve: (state: Proposed | undefined, { type, data }: AlternativeEvent) => (type === 'AlternativeProposed' ? data : state),
}

/** Who proposed it, and the makers of either product. What was decided last may be decided otherwise after all. */
export const alternativeMatter = async ({ alternativeId }: Named, context: CommandContext, parts: Parts): Promise<Matter> => {
  const stream = alternativeStream(alternativeId)
  const proposed = await parts.handle.read(proposal, stream, context)
  if (proposed === undefined) return { concerns: [] }
  const { by, toolId, other } = proposed
  const makers = await Promise.all([
    parts.makersAbout({ toolId }, context),
    other.kind === 'tool' ? parts.makersAbout({ toolId: other.toolId }, context) : [],
  ])
  return {
    concerns: [by, ...makers.flat()],
    replaces: await lastDecision<AlternativeEvent>(stream, ({ event }) => event.type !== 'AlternativeProposed', parts),
  }
}
