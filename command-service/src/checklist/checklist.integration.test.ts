import { type ChecklistContent, MOST_OWN_TASKS, type OwnChecklist, type SavedChecklist } from '@debut/events/checklist/checklist-content.ts'
import { fitsContract } from '@debut/testing/fits-contract.ts'
import { type Person, sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const empty = { launchDay: null, followedTool: null, tasks: [], leftOut: [] }
const ownTask = (taskId: string, task = 'Ask Maria for a quote') => ({ taskId, isDone: false, own: { task, daysFromLaunch: -14 } })

describe('a launch checklist', () => {
  let world: World
  let url: string

  beforeAll(async () => {
    world = await startWorld()
    url = (await world.commandService()).url
  })
  afterAll(() => world.close())

  const register = async (username: string) => {
    const person = world.person(username)
    const token = await world.token(person)
    expect(await sendCommand(url, token, 'RegisterMember', { username })).toMatchObject({ status: 200 })
    return { ...person, token }
  }

  const fetchAs = async ({ token }: Pick<Person, never> & { readonly token: string }, path: string, body?: object) => {
    const response = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'PUT',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    if (response.ok && path === '/api/checklist') fitsContract(body === undefined ? 'GET' : 'PUT', path, answer)
    return { status: response.status, body: answer }
  }
  const find = async (by: { readonly token: string }) => ((await fetchAs(by, '/api/checklist')).body as OwnChecklist).checklist
  const save = async (by: { readonly token: string }, revision: number, content: Partial<ChecklistContent> | object = {}) => {
    const { status, body } = await fetchAs(by, '/api/checklist', { revision, content: { ...empty, ...content } })
    return { status, body: body as SavedChecklist & { code?: string } }
  }

  it('is nothing before it is saved, and visible to its member alone', async () => {
    const [ines, noor] = [await register('ines'), await register('noor')]
    expect(await find(ines)).toBeNull()
    const tasks = [ownTask('own-1'), { taskId: 'tagline', isDone: true, own: null }]
    expect(await save(ines, 0, { launchDay: '2026-12-03', tasks })).toMatchObject({ status: 200, body: { revision: 1 } })
    expect(await find(ines)).toMatchObject({ revision: 1, content: { launchDay: '2026-12-03', followedTool: null, tasks, leftOut: [] } })

    expect(await find(noor)).toBeNull()
    expect(await save(noor, 1)).toMatchObject({ status: 409, body: { code: 'checklist-stale' } })
    expect(await save(noor, 0)).toMatchObject({ status: 200 })
    expect(await find(ines)).toMatchObject({ revision: 1, content: { tasks } })
  })

  it('keeps what was saved first on another device, and says so on this one', async () => {
    const kai = await register('kai')
    const begun = await Promise.all([save(kai, 0), save(kai, 0)])
    expect(begun.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    const [phone, laptop] = await Promise.all([
      save(kai, 1, { tasks: [ownTask('own-phone')] }),
      save(kai, 1, { tasks: [ownTask('own-laptop')] }),
    ])
    expect([phone.status, laptop.status]).toEqual(expect.arrayContaining([200, 409]))
    const first = phone.status === 200 ? 'own-phone' : 'own-laptop'
    expect(await find(kai)).toMatchObject({ revision: 2, content: { tasks: [{ taskId: first }] } })
    expect(await save(kai, 2, { leftOut: ['demo'] })).toMatchObject({ status: 200, body: { revision: 3 } })
  })

  it('has bounds, and takes a full list in any script', async () => {
    const tess = await register('tess')
    const many = (count: number, task?: string) => Array.from({ length: count }, (_, index) => ownTask(`own-${index}`, task))
    expect(await save(tess, 0, { tasks: many(2 * MOST_OWN_TASKS, '愛'.repeat(200)) })).toMatchObject({ status: 200 })
    for (const content of [
      { tasks: many(1_000) },
      { tasks: many(2 * MOST_OWN_TASKS + 1) },
      { tasks: [ownTask('own-1', 'x'.repeat(10_000))] },
      { tasks: [ownTask('own-1', '   ')] },
      { tasks: [ownTask('own-1', 'Half a \ud83d character')] },
      { tasks: [ownTask('own-1'), ownTask('own-1')] },
      { tasks: [{ ...ownTask('own-1'), own: { task: 'Too early', daysFromLaunch: -43 } }] },
      { tasks: [ownTask('An id')] },
      { launchDay: '2026-02-30' },
      { followedTool: 'paperplane' },
    ])
      expect(await save(tess, 1, content)).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await save(tess, 1, { tasks: many(200, 'x'.repeat(2_000)) })).toMatchObject({ status: 413 })
    expect(await find(tess)).toMatchObject({ revision: 1 })
  })
})
