import { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Welcome } from '@debut/events/members/welcome-routes.ts'
import { Slug } from '@debut/events/tools/tool-card.ts'
import { expect, it } from 'vitest'
import { commandIdOf, launchIdOf, toolIdOf } from '../../../lib/api/testing/ids.ts'
import { commandAnswered } from '../../../lib/commands/outbox-slice.ts'
import { firstThings, stepsDone } from './first-things.ts'

const launch = (slug: string) => ({
  launchId: launchIdOf(slug),
  toolId: toolIdOf(slug),
  slug: Slug.parse(slug),
  name: slug,
  tagline: `Does what ${slug} does`,
  logo: '/logo.svg',
})
const answer = (...slugs: string[]): Welcome => ({
  verified: true,
  voted: false,
  described: false,
  launches: slugs.map(launch),
  makers: [],
  followed: [],
  followedOthers: 0,
  position: LogPosition.parse(1),
})
const things = firstThings()
const answered = (type: string, payload: Readonly<Record<string, unknown>>) =>
  commandAnswered({ commandId: commandIdOf(1), type, payload, position: 2 })

it.each([
  ['CastVote', { launchId: launchIdOf('kite') }, { voted: true }],
  ['ChangeName', { name: 'Ines' }, { described: true }],
  ['DescribeProfile', { bio: 'I fold paper.', links: {} }, { described: true }],
])('counts what is done in the dialog once it is accepted: %s', (type, payload, said) => {
  expect(things.learn(answer('kite'), answered(type, payload))).toEqual({ ...answer('kite'), ...said })
})

it('counts neither an empty name nor an empty bio', () => {
  const known = answer('kite')
  expect(things.learn(known, answered('ChangeName', { name: ' ' }))).toBe(known)
  expect(things.learn(known, answered('DescribeProfile', { bio: '', links: { website: 'https://ines.example/' } }))).toBe(known)
})

it('keeps rows in their places when the server puts a voted launch first, and shows other launches as they come', () => {
  const slugsAfter = (...slugs: string[]) =>
    things.merge?.(answer('kite', 'lamp', 'oars'), answer(...slugs)).launches.map(({ slug }) => slug)
  expect(slugsAfter('oars', 'kite', 'lamp')).toEqual(['kite', 'lamp', 'oars'])
  expect(slugsAfter('harp', 'kite', 'lamp')).toEqual(['harp', 'kite', 'lamp'])
})

it('asks for a vote, three makers, and a name or a bio', () => {
  expect(stepsDone({ hasVoted: false, following: 2, isDescribed: false })).toEqual([false, false, false])
  expect(stepsDone({ hasVoted: true, following: 3, isDescribed: true })).toEqual([true, true, true])
})
