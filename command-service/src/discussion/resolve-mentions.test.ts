import { idsIn, withLinks } from '@debut/events/discussion/mentions.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { describe, expect, it } from 'vitest'
import { resolveMentions } from './resolve-mentions.ts'

const authorId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const noor = MemberId.parse('8a6e0804-2bd0-4672-b79d-d97027f9071a')
const members = new Map([
  ['ines', authorId],
  ['noor', noor],
  ['noor-before', noor],
])

const resolve = async (text: string) => {
  const sought: string[] = []
  const resolved = await resolveMentions(text, authorId, { at: toInstant('2026-03-02T20:00:00Z') }, async (names) => {
    sought.push(...names)
    return new Map([...members].filter(([name]) => names.includes(name)))
  })
  return { resolved, sought }
}

describe('a text', () => {
  it('keeps the members whom it mentions by their ids, and names without a member as words', async () => {
    const { resolved } = await resolve('Thanks @noor, and @someone-else: mail me@noor.example.')
    expect(resolved).toEqual({ body: `Thanks @{${noor}}, and @someone-else: mail me@noor.example.`, mentions: [noor] })
  })

  it('mentions a member once, by whichever of their names and however often', async () => {
    const { resolved } = await resolve('@noor @noor-before @noor')
    expect(resolved).toEqual({ body: `@{${noor}} @{${noor}} @{${noor}}`, mentions: [noor] })
  })

  it('links its author without mentioning them', async () => {
    expect((await resolve('I, @ines')).resolved).toEqual({ body: `I, @{${authorId}}`, mentions: [] })
  })

  it('mentions no member by an id that was typed', async () => {
    const typed = `@{${noor}} and @{${noor}}`
    const { resolved } = await resolve(typed)
    expect(resolved?.mentions).toEqual([])
    expect(idsIn(resolved?.body ?? '')).toEqual([])
    const shown = withLinks(resolved?.body ?? '', new Map([[noor, 'noor']]))
    // What a backslash stands before, Markdown shows as it is.
    expect(shown.replaceAll('\\{', '{')).toBe(typed)
  })

  it('gets no name looked up where it holds more than forty', async () => {
    const names = Array.from({ length: 41 }, (_, index) => `@member-${index + 100}`)
    expect(await resolve(names.join(' '))).toEqual({ resolved: undefined, sought: [] })
    const { resolved, sought } = await resolve([...names.slice(1), ...names.slice(1)].join(' '))
    expect(resolved?.mentions).toEqual([])
    expect(sought).toHaveLength(40)
  })
})
