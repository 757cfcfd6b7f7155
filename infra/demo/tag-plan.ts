import type { TagCommand } from '@debut/command-service/tags/tag-register.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { midnightOf } from './demo-days.ts'
import { randomOf } from './random.ts'
import type { PlannedTool } from './launch-plan.ts'

/** What a moderator does with a tag. */
export interface PlannedTagAct {
  readonly command: TagCommand
  readonly at: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Those that are no words as a dictionary has them. */
const SPELLED: Readonly<Record<string, string>> = {
  '3d': '3D',
  ai: 'AI',
  api: 'API',
  crm: 'CRM',
  devops: 'DevOps',
  ecommerce: 'e-commerce',
  'no-code': 'no-code',
  saas: 'SaaS',
  'self-hosted': 'self-hosted',
  seo: 'SEO',
  ui: 'UI',
  ux: 'UX',
}
const MERGED: Readonly<Record<string, string>> = { cooking: 'food', feedback: 'customer-feedback', shops: 'ecommerce' }
const BANNED = ['innovation']
/** No moderator has decided these yet. */
const WAITING = new Set(['internal-tools', 'llm'])

/** A moderator keeps a tag within days of its first use, or bans it. What means the same is found out much later. */
export const planTags = (seed: string, today: Day, tools: readonly PlannedTool[]): PlannedTagAct[] => {
  const random = randomOf(`${seed} tags`)
  const first = new Map<string, number>()
  for (const { card, listedAt } of tools.toSorted((one, other) => one.listedAt - other.listedAt))
    for (const tag of card.tags) if (!first.has(tag)) first.set(tag, listedAt)
  const kept = [...first].flatMap(([tag, since]): PlannedTagAct[] => {
    const at = since + 3 * HOUR + random.below(4 * DAY)
    const name = SPELLED[tag] ?? tag.replaceAll('-', ' ')
    return WAITING.has(tag) || BANNED.includes(tag) ? [] : [{ command: { type: 'KeepTag', tag, name, reason: 'looked-for' }, at }]
  })
  const lately = () => midnightOf(today) - DAY - random.below(60 * DAY)
  return [
    ...kept,
    ...Object.entries(MERGED).map(([tag, into]): PlannedTagAct => ({
      command: { type: 'MergeTag', tag, into, reason: 'same-meaning' },
      at: lately(),
    })),
    ...BANNED.map((tag): PlannedTagAct => ({ command: { type: 'BanTag', tag, reason: 'says-nothing' }, at: lately() })),
  ]
}
