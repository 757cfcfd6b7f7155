import type { CasePreview } from '@debut/events/cases/case-answers.ts'
import { expect, it } from 'vitest'
import { whatFollows } from './what-follows.ts'

const place = (name: string, before: number, after: number, isJudged = false) => ({ tool: { name }, isJudged, rank: { before, after } })
const board = (period: string, start: string, places: readonly object[], more = 0) => ({
  period,
  start,
  isOver: false,
  isHidden: false,
  places,
  more,
  awards: null,
})
const preview = (...boards: readonly object[]) =>
  ({ judgement: 'void', members: 1, emails: { voters: 1, makers: 0 }, boards, moreBoards: 0, otherHeld: 0 }) as unknown as CasePreview

it('says of each further board in one sentence who moves: the product of the votes by name, the others by their number', () => {
  const day = board('day', '2026-11-20', [])
  const week = board('week', '2026-11-16', [place('Harbor', 2, 3, true), place('Kite', 3, 2)], 2)
  const month = board('month', '2026-11-01', [])
  expect(whatFollows(preview(day, week, month))).toEqual([
    'Week of 16 Nov 2026: Harbor falls from #2 to #3 and 3 other products move.',
    'No place changes on the board of November 2026.',
    'No award changes; the day is still open.',
    '1 member sees it beside the vote and can appeal once.',
    '1 voter gets an email if their address is confirmed.',
  ])
})

it('says who gets an email: voters, makers whose award changes, or no one', () => {
  const day = board('day', '2026-11-20', [])
  const sentenceFor = (of: object) => whatFollows({ ...preview(day), ...of }).find((each) => each.includes('email'))
  expect(sentenceFor({ emails: { voters: 12, makers: 3 } })).toBe('12 voters and 3 makers get an email if their address is confirmed.')
  expect(sentenceFor({ emails: { voters: 2, makers: 1 }, moreBoards: 4 })).toBe(
    '2 voters and at least 1 maker get an email if their address is confirmed.',
  )
  expect(sentenceFor({ emails: { voters: 1, makers: 0 }, boards: [{ ...day, isHidden: true }] })).toBe(
    '1 voter gets an email if their address is confirmed, where points are hidden after 04:00.',
  )
  expect(sentenceFor({ emails: { voters: 0, makers: 0 } })).toBe('No email goes out.')
})
