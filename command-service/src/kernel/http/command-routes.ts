import { CommandId } from '@debut/events/kernel/ids.ts'
import { authorise } from '@debut/infra/adapters/access-control.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import { PATIENCE_MS } from '@debut/infra/adapters/patience.ts'
import { detailsOf, HttpError, parseOrRefuse } from '@debut/infra/adapters/http-error.ts'
import type { Metrics } from '@debut/infra/adapters/metrics.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Commands } from '../../commands.ts'
import type { SayAccepted } from '../accepted.ts'
import { hashOf, type MemberContext, refuseUntimely } from '../command.ts'
import { isRefusal } from '../handle.ts'
import { admission } from './admission.ts'

const Body = z.strictObject({ commandId: CommandId, type: z.string().max(64), payload: z.unknown() })

interface Parts {
  readonly commands: Commands
  readonly sayAccepted: SayAccepted
  readonly claimSecret: string
  readonly clock: Clock
  readonly metrics: Metrics
}

export const commandRoutes = (app: FastifyInstance, { commands, sayAccepted, claimSecret, clock, metrics }: Parts) => {
  const admit = admission()
  const outcomes = metrics.counter('commands_total', 'Commands by what became of them', ['type', 'outcome'])

  app.post('/api/commands', async (request) => {
    const { identity } = request
    if (identity === undefined) throw new HttpError('sign-in-required')
    const { commandId, type, payload } = parseOrRefuse(Body, request.body)
    const command = commands.get(type)
    if (command === undefined) throw new HttpError('unknown-command', [{ path: 'type', message: `"${type}" is not a command` }])
    authorise(`command ${type}`, identity, identity.memberId)

    const parsed = command.payload.safeParse(payload)
    if (!parsed.success) throw new HttpError('invalid', detailsOf(parsed.error, ['payload']))
    const at = clock()
    refuseUntimely(commandId, at)

    const actor = identity.memberId
    const context: MemberContext = {
      commandId,
      commandHash: hashOf(type, parsed.data, actor, claimSecret),
      correlationId: request.id,
      actor,
      at,
      giveUpAt: performance.now() + PATIENCE_MS,
      identity,
    }
    const outcome = await admit(() => command.run(parsed.data, context))
    outcomes.inc({ type, outcome: isRefusal(outcome) ? outcome.refusal : 'accepted' })
    if (isRefusal(outcome)) throw new HttpError(outcome.refusal)
    sayAccepted(actor, outcome.position)
    return { position: outcome.position }
  })
}
