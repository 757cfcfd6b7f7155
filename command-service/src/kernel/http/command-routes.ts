import { type CommandAccepted, CommandBody } from '@debut/events/kernel/command-answers.ts'
import { commandsRoute } from '@debut/events/kernel/kernel-routes.ts'
import { authorise, refuseOldProof } from '@debut/adapters/access-control.ts'
import { addressOf } from '@debut/adapters/address-of.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { TIMEOUT_MS } from '@debut/adapters/command-timeout.ts'
import { detailsOf, HttpError, parseOrRefuse } from '@debut/adapters/http-error.ts'
import type { Metrics } from '@debut/adapters/metrics.ts'
import type { FastifyInstance } from 'fastify'
import { safeParse } from 'zod/v4/core'
import type { SayAccepted } from '../accepted.ts'
import { hashOf, type MemberContext, refuseUntimely } from '../command.ts'
import { isRefusal, type Outcome } from '../handle.ts'
import { type Handled, memberCommands } from '../handled.ts'
import type { Ranks } from '../matters/matter.ts'
import { whyNotDecide } from '../matters/why-not-decide.ts'
import { limitCommands } from './limit-commands.ts'
import type { RefuseSanctioned } from './refuse-sanctioned.ts'

interface Needed {
  readonly sayAccepted: SayAccepted
  readonly refuseSanctioned: RefuseSanctioned
  readonly ranks: Ranks
  readonly claimSecret: string
  readonly clock: Clock
  readonly metrics: Metrics
  readonly commandsPerMinute: number
}

const MINUTE_MS = 60_000

/** Every command of every capability comes in here. */
export const commandRoutes = <Parts extends Needed>(app: FastifyInstance, capabilities: readonly Handled<Parts>[], parts: Parts) => {
  const { sayAccepted, refuseSanctioned, ranks, claimSecret, clock, metrics, commandsPerMinute } = parts
  const commands = memberCommands(capabilities)
  const admit = limitCommands({ few: capabilities.flatMap(({ few = [] }) => few) })
  const outcomes = metrics.counter('commands_total', 'Commands by what became of them', ['type', 'outcome'])

  /** What is accepted is kept for ever. Admins put many things right at once. */
  const limit = app.rateLimit({
    max: commandsPerMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ identity }) => identity?.memberId ?? '',
    allowList: ({ identity }) => identity?.roles.includes('admin') ?? false,
    errorResponseBuilder: (_, { ttl }) => new HttpError('too-many-requests', undefined, Math.ceil(ttl / 1_000)),
  })

  app.post(commandsRoute.path, { preHandler: limit }, async (request): Promise<CommandAccepted> => {
    const { identity } = request
    if (identity === undefined) throw new HttpError('sign-in-required')
    const { commandId, type, payload } = parseOrRefuse(CommandBody, request.body)
    const command = commands.get(type)
    if (command === undefined) throw new HttpError('unknown-command', [{ path: 'type', message: `"${type}" is not a command` }])
    // This comes first, because a suspended moderator has no role and should read why.
    await refuseSanctioned(`command ${type}`, identity.memberId, clock())
    authorise(`command ${type}`, identity, identity.memberId)

    const parsed = safeParse(command.definition.payload, payload)
    if (!parsed.success) throw new HttpError('invalid', detailsOf(parsed.error, ['payload']))
    const at = clock()
    refuseUntimely(commandId, at)
    // Last of what needs no look at the log, so that no member has to prove themselves for what is malformed.
    refuseOldProof(`command ${type}`, identity, at)

    const actor = identity.memberId
    const context: MemberContext = {
      commandId,
      commandHash: hashOf(type, parsed.data, actor, claimSecret),
      correlationId: request.id,
      actor,
      at,
      giveUpAt: performance.now() + TIMEOUT_MS,
      identity,
      address: addressOf(request),
    }
    const outcome = await admit(type, async (): Promise<Outcome> => {
      const matter = await command.findMatter?.(parsed.data, context, parts)
      const refusal = matter && (await whyNotDecide(matter, identity, ranks))
      return refusal === undefined ? command.run(parsed.data, context, parts) : { refusal }
    })
    outcomes.inc({ type, outcome: isRefusal(outcome) ? outcome.refusal : 'accepted' })
    if (isRefusal(outcome)) throw new HttpError(outcome.refusal, outcome.details)
    sayAccepted(actor, outcome.position)
    return { position: outcome.position, ...(!outcome.changed && { unchanged: true }) }
  })
}
