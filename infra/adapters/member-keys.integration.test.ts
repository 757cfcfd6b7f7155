import { randomUUID } from 'node:crypto'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from './database.ts'
import { MemberErased, openMemberKeys } from './member-keys.ts'
import { databaseOfItsOwn } from './testing/database-of-its-own.ts'

const own = databaseOfItsOwn('identity_template')

/** The keys as one process of several has them, and how often it asked the database. */
const openProcess = () => {
  const database = openDatabase({ url: own.url, name: 'test' })
  onTestFinished(() => database.destroy())
  const asked = { times: 0 }
  database.on('query', () => (asked.times += 1))
  return { keys: openMemberKeys(database), asked }
}

const aMember = () => MemberId.parse(randomUUID())

describe('a member’s key', () => {
  it('is made once, whichever processes seal first', async () => {
    const member = aMember()
    const processes = [1, 2, 3, 4].map(openProcess)
    const made = await Promise.all(processes.flatMap(({ keys }) => [keys.forSealing(member), keys.forSealing(member)]))
    expect(new Set(made.map((key) => key.toString('hex'))).size).toBe(1)
    expect(made[0]).toHaveLength(32)
    expect((await openProcess().keys.of([member])).get(member)).toEqual(made[0])
  })

  it('is the member’s alone', async () => {
    const { keys } = openProcess()
    const [first, second] = [await keys.forSealing(aMember()), await keys.forSealing(aMember())]
    expect(first.equals(second)).toBe(false)
  })

  it('is absent when it was never made', async () => {
    const { keys } = openProcess()
    const [known, unknown] = [aMember(), aMember()]
    const key = await keys.forSealing(known)
    expect(await keys.of([known, unknown, known])).toEqual(new Map([[known, key]]))
    expect(await keys.of([])).toEqual(new Map())
  })

  it('can not be had any more once it was destroyed, nor be made anew', async () => {
    const { keys } = openProcess()
    const member = aMember()
    await keys.forSealing(member)
    await keys.destroy(member)
    expect(await keys.of([member])).toEqual(new Map([[member, null]]))
    await expect(keys.forSealing(member)).rejects.toThrow(MemberErased)
    const elsewhere = openProcess()
    expect(await elsewhere.keys.of([member])).toEqual(new Map([[member, null]]))
    await expect(elsewhere.keys.forSealing(member)).rejects.toThrow(MemberErased)
    await elsewhere.keys.destroy(member)
  })

  it('is not made for a member who was erased before they had one', async () => {
    const { keys } = openProcess()
    const member = aMember()
    await keys.destroy(member)
    await expect(keys.forSealing(member)).rejects.toThrow(MemberErased)
  })

  it('is fetched once for thousands of events, and all that are wanted in one query', async () => {
    const members = Array.from({ length: 50 }, aMember)
    const sealing = openProcess()
    await Promise.all(members.map((member) => sealing.keys.forSealing(member)))
    const { keys, asked } = openProcess()
    expect((await keys.of(members)).size).toBe(50)
    expect((await keys.of(members)).size).toBe(50)
    expect(asked.times).toBe(1)
  })

  it('is not asked for again where it was destroyed', async () => {
    const member = aMember()
    await openProcess().keys.destroy(member)
    const { keys, asked } = openProcess()
    expect((await keys.of([member])).get(member)).toBeNull()
    expect((await keys.of([member])).get(member)).toBeNull()
    expect(asked.times).toBe(1)
  })

  it('is not looked for under what is no member, so that one damaged event does not stop the others', async () => {
    const { keys } = openProcess()
    const member = aMember()
    const key = await keys.forSealing(member)
    expect(await openProcess().keys.of(['no id' as MemberId, member])).toEqual(new Map([[member, key]]))
  })
})
