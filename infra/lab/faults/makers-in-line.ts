import { setTimeout as pause } from 'node:timers/promises'
import { dayAt } from '@debut/events/kernel/days.ts'
import { v4, v7 } from 'uuid'
import type { Fault, Round } from './fault.ts'
import { seconds } from './findings.ts'
import { ADMIN } from './population.ts'
import { readLog, type RecordedEvent } from './recorded-log.ts'

const MAKERS = { short: 60, long: 200 } as const
const PLACES: Readonly<Record<string, number>> = { free: 10, paid: 5 }
const GIVEN_WITHIN_MS = 60_000
const KILLS = { short: 1, long: 4 } as const

interface Tool {
  readonly toolId: string
  readonly makerId: string
}

const listed = async ({ random, sender, findings, form }: Round): Promise<Tool[]> => {
  const tools = Array.from({ length: MAKERS[form] }, () => ({
    toolId: `01${Array.from({ length: 24 }, () => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.charAt(random.below(32))).join('')}`,
    makerId: v4({ random: random.bytes(16) }),
  }))
  const answers = await Promise.all(
    tools.map(({ toolId, makerId }) => {
      const name = `tool-${toolId.toLowerCase()}`
      const card = {
        slug: name,
        name: 'Kite',
        tagline: 'Flies what you write to whom you like',
        url: `https://${name}.example`,
        logo: '/logo.svg',
      }
      const filed = {
        category: 'design',
        pricing: 'free',
        tags: ['mail'],
        description: 'It says what it is, and why anybody should want to have it.',
      }
      return sender.ask({ commandId: v7(), memberId: ADMIN, type: 'ListTool', payload: { toolId, ownerId: makerId, ...card, ...filed } })
    }),
  )
  findings.expect('tools listed', tools.length, answers.filter(({ kind }) => kind === 'accepted').length)
  return tools
}

/** Each with its day, once the line is empty. */
const served = async ({ stack }: Round, tools: readonly Tool[]): Promise<RecordedEvent[]> => {
  const ids = new Set(tools.map(({ toolId }) => toolId))
  const giveUpAt = performance.now() + GIVEN_WITHIN_MS
  for (;;) {
    const log = await readLog(stack.eventStoreUrl)
    const left = log.filter(({ type, data }) => type === 'LineLeft' && ids.has(String(data['toolId'])))
    if (left.length >= tools.length || performance.now() > giveUpAt) return log
    await pause(250)
  }
}

interface Slot {
  readonly toolId: string
  readonly day: string
  readonly lane: string
}

const slotOf = ({ data }: RecordedEvent): Slot => ({ toolId: String(data['toolId']), day: String(data['day']), lane: String(data['lane']) })

const slotsIn = (log: readonly RecordedEvent[]): Slot[] => {
  const slots = new Map<string, Slot>()
  for (const event of log) {
    const place = `${String(event.data['launchId'])} ${String(event.data['day'])}`
    if (event.type === 'SlotAssigned') slots.set(place, slotOf(event))
    if (event.type === 'SlotReleased') slots.delete(place)
  }
  return [...slots.values()]
}

const check = (log: readonly RecordedEvent[], tools: readonly Tool[], { findings }: Round): void => {
  const slots = slotsIn(log).filter(({ day }) => day > dayAt(Date.now()))
  const byTool = Map.groupBy(slots, ({ toolId }) => toolId)
  const scheduled = Map.groupBy(
    log.filter(({ type }) => type === 'LaunchScheduled'),
    ({ data }) => String(data['toolId']),
  )
  for (const { toolId } of tools) {
    const days = (byTool.get(toolId) ?? []).map(({ day }) => day)
    findings.expect(`slots of ${toolId}`, 1, days.length)
    findings.expect(
      `the day that ${toolId} was given`,
      days,
      (scheduled.get(toolId) ?? []).map(({ data }) => String(data['boardDate'])),
    )
  }
  for (const [place, held] of Map.groupBy(slots, ({ day, lane }) => `${day} ${lane}`))
    findings.require(`launches on ${place}`, held.length <= (PLACES[held[0]?.lane ?? ''] ?? 0), 'no more than it has slots', held.length)
  checkOrder(log, tools, slots, { findings })
}

/** First come, first served; no day is passed over that has a place. */
const checkOrder = (
  log: readonly RecordedEvent[],
  tools: readonly Tool[],
  slots: readonly Slot[],
  { findings }: Pick<Round, 'findings'>,
): void => {
  const ids = new Set(tools.map(({ toolId }) => toolId))
  const joined = log.filter(({ type, data }) => type === 'LineJoined' && ids.has(String(data['toolId'])))
  findings.expect('makers in the line, each once', tools.length, new Set(joined.map(({ data }) => data['toolId'])).size)
  findings.expect('times that they joined', tools.length, joined.length)
  const dayOf = new Map(slots.map(({ toolId, day }) => [toolId, day]))
  const days = joined.map(({ data }) => dayOf.get(String(data['toolId'])) ?? '')
  findings.expect('the days in the order in which they came', days.toSorted(), days)
  const taken = [...Map.groupBy(slots, ({ day, lane }) => `${lane} ${day}`)].filter(([place]) => place.startsWith('free'))
  const notFull = taken
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, -1)
    .filter(([, held]) => held.length !== PLACES['free'])
  findings.expect(
    'days before the last with a place left',
    [],
    notFull.map(([place]) => place),
  )
}

export const makersInLine: Fault = {
  id: 'R25',
  title: 'kill -9 the command-service and the projection-service while many makers join the line at once',
  run: async (round) => {
    const { stack, random, findings, sender, form } = round
    const tools = await listed(round)
    await Promise.all(tools.map(({ makerId }) => sender.tokenOf(makerId)))
    const begun = performance.now()
    const joining = tools.map(({ toolId, makerId }) =>
      sender.ask({ commandId: v7(), memberId: makerId, type: 'JoinLine', payload: { toolId } }),
    )
    for (let kill = 0; kill < KILLS[form]; kill++)
      for (const service of [stack.commandService, stack.projectionService]) {
        await pause(random.between(20, 300))
        await service.kill()
        await service.start()
      }
    const answers = await Promise.all(joining)
    findings.expect('makers who may wait', tools.length, answers.filter(({ kind }) => kind === 'accepted').length)
    const log = await served(round, tools)
    findings.measure(`${tools.length} had their day ${seconds(performance.now() - begun)} after the first asked`)
    check(log, tools, round)
  },
}
