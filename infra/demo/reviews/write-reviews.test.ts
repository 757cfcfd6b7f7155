import { decode, decodeEach } from '@debut/adapters/event-codec.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { type ReaderEvent, readerEvents, readerStream } from '@debut/events/reviews/reader-events.ts'
import { type ReviewEvent, reviewEvents, reviewStream } from '@debut/events/reviews/review-events.ts'
import { reviewIdOf } from '@debut/events/reviews/review-form.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { planLaunches } from '../launch-plan.ts'
import { MadeLog } from '../made-log.ts'
import { demoPeople } from '../people.ts'
import { randomOf } from '../random.ts'
import { newWorldKeys } from '../record-world.ts'
import { inCategory } from '../testing/read-world.ts'
import { readableTape } from '../testing/readable-tape.ts'
import { planHelpful } from './helpful-plan.ts'
import { planReviews } from './review-plan.ts'
import { makersOf, reviewSteps } from './write-reviews.ts'

const SEED = 'debut'
const today = '2026-11-26' as Day

describe('what the members of the demo world review, in the log', () => {
  const people = demoPeople(SEED)
  const planned = planReviews(SEED, today, people)
  const helpful = planHelpful(SEED, today, people, planned)
  const tools = [...new Set(planLaunches(SEED, today, people).map(({ tool }) => tool))]
  const keys = newWorldKeys(SEED)
  const { tape, stored } = readableTape()
  let reviews: Recorded<ReviewEvent>[]
  let marks: Recorded<ReaderEvent>[]

  const keysOf = (known: ReadonlyMap<MemberId, Buffer | null>): MemberKeys => ({
    of: async () => known,
    forSealing: () => Promise.reject(new Error('nothing is sealed here')),
    destroy: () => Promise.reject(new Error('no member is erased here')),
  })

  beforeAll(async () => {
    const log = new MadeLog({ tape, keys, random: randomOf(SEED), claimSecret: 'a claim secret for tests' })
    const steps = reviewSteps({ log, reviews: planned, helpful, tools })
    for (const { run } of steps.toSorted((one, other) => one.at - other.at)) run()
    const events = await decode(keysOf(keys), stored)
    reviews = inCategory('review', events)
    marks = inCategory('reader', events)
  })

  it('is all there, each review first on its own stream, and its answer after it', () => {
    const types = (revision: number) => reviews.filter((each) => each.revision === revision).map(({ event }) => event.type)
    expect(types(0)).toEqual(planned.map(() => 'ReviewWritten'))
    expect(types(1)).toEqual(planned.flatMap(({ answer }) => (answer === null ? [] : 'ReviewAnswered')))
    for (const { event, stream } of reviews) expect(stream).toBe(reviewStream(reviewIdOf(event.data.toolId, event.data.memberId)))
    expect(marks).toHaveLength(helpful.length)
    for (const { event, stream } of marks) expect(stream).toBe(readerStream(event.data.memberId))
  })

  it('has the form that the contract gives it', () => {
    const forms = new Map([...reviewEvents, ...readerEvents].map(({ type, schema }) => [type as string, schema]))
    for (const { event } of [...reviews, ...marks]) expect(forms.get(event.type)?.safeParse(event.data).error, event.type).toBeUndefined()
  })

  it('is answered by those who make the tool, and names them', () => {
    const makers = new Map<string, readonly string[]>(
      tools.map((tool) => [tool.toolId, makersOf(tool).map(({ memberId }) => memberId as string)]),
    )
    for (const { event } of reviews) {
      if (event.type === 'ReviewWritten') expect(event.data.makers).toEqual(makers.get(event.data.toolId))
      if (event.type === 'ReviewAnswered') expect(makers.get(event.data.toolId)).toContain(event.data.makerId)
    }
  })

  it('keeps reviews under the keys of their authors, and answers under those of the makers', async () => {
    const records = tape.records()
    for (const { body, answer } of planned) {
      expect(records.includes(body.slice(0, 24)), body).toBe(false)
      if (answer !== null) expect(records.includes(answer.body.slice(0, 24)), answer.body).toBe(false)
    }
    const maker = people.find(({ username }) => username === 'maker')?.memberId
    const known = new Map(people.map(({ memberId }) => [memberId, memberId === maker ? null : (keys.get(memberId) ?? null)]))
    const without = (await decodeEach(keysOf(known), stored)) as Recorded<ReviewEvent>[]
    const lost = without.flatMap(({ event: { data } }) => ('body' in data && data.body === null ? [data] : []))
    expect(lost.length).toBeGreaterThan(2)
    for (const data of lost) expect('makerId' in data ? data.makerId : data.memberId).toBe(maker)
  })
})
