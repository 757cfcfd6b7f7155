import { openDatabase } from '@debut/adapters/database.ts'
import { inOwnProcess } from './own-process.ts'
import { percentile } from './percentile.ts'

interface Load {
  readonly identityUrl: string
  readonly commandUrl: string
  readonly toolIds: readonly string[]
  readonly clicks: number
}

const ASKS = 400
const DAYS = 14

/** A maker asks for the counts of some tools, beside so many clicks on others, each of another visitor and day. */
export const visitLoad = inOwnProcess(import.meta, async ({ identityUrl, commandUrl, toolIds, clicks }: Load) => {
  const database = openDatabase({ url: identityUrl, name: 'bench visits', connections: 1 })
  const counted = 'insert into identity.visit_counts (tool_id, day, views, clicks)'
  await database.raw(
    `${counted} select tool_id, current_date - day, 10, 1 from unnest(:toolIds::text[]) tool_id, generate_series(0, :days - 1) day`,
    { toolIds: [...toolIds], days: DAYS },
  )
  await database.raw(
    `${counted} select 'other ' || click / :days, current_date - click % :days, 10, 1 from generate_series(0, :clicks - 1) click`,
    { clicks, days: DAYS },
  )
  await database.raw(
    `insert into identity.visitors (day, visitor) select current_date, md5(visit::text) from generate_series(1, :clicks) visit `,
    { clicks },
  )
  await database.raw('analyze identity.visit_counts')
  await database.destroy()
  const taken: number[] = []
  for (let ask = 0; ask < ASKS; ask++) {
    const some = Array.from({ length: 5 }, (_, index) => toolIds[(ask * 5 + index) % toolIds.length])
    const begun = performance.now()
    const answer = await fetch(`${commandUrl}/internal/visit-counts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ toolIds: some, from: '2020-01-01' }),
    })
    if (!answer.ok) throw new Error(`visits were answered ${answer.status}`)
    await answer.json()
    taken.push(performance.now() - begun)
  }
  return { p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) }
})
