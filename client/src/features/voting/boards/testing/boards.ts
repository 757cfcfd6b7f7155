import { Board as BoardAnswer, BoardFrame } from '@debut/events/voting/board-answers.ts'
import { launchIdOf, toolIdOf } from '../../../../lib/api/testing/ids.ts'
import { type Board, boardOf, shownOf } from '../board.ts'

/** `Harbor:12` is a launch of that name with so many points; without them they are hidden. */
const standingOf = (written: string, index: number) => {
  const [name = '', points] = written.split(':')
  const hidden = points === undefined
  const count = hidden ? null : Number(points)
  const place = index + 1
  return { place, rank: hidden ? null : place, launchId: launchIdOf(name), toolId: toolIdOf(name), points: count, voters: count, hidden }
}

const rowOf = (written: string, index: number) => {
  const [name = ''] = written.split(':')
  return {
    ...standingOf(written, index),
    name,
    boardDate: '2026-11-21',
    slug: name.toLowerCase(),
    tagline: `What ${name} is for`,
    url: `https://${name.toLowerCase()}.example/`,
    category: 'design',
    pricing: 'free',
    tags: ['ai'],
    logo: `/api/drawings/logos/${name.toLowerCase()}.svg`,
    makers: [],
  }
}

const facts = { period: 'day', start: '2026-11-21', validUntil: '2026-11-22T08:00:00.000Z' }

/** As the server writes it. */
export const boardAnswer = (position: number, launches: readonly string[], more: object = {}) => ({
  ...facts,
  rule: 'v1',
  position,
  total: launches.length,
  tools: launches.map(rowOf),
  ...more,
})

export const boardFrame = (launches: readonly string[], more: object = {}) => ({
  ...facts,
  position: 1,
  tools: launches.map(standingOf),
  ...more,
})

export const boardWith = (position: number, launches: readonly string[], more: object = {}): Board =>
  boardOf(BoardAnswer.parse(boardAnswer(position, launches, more)), 50)

export const frameWith = (launches: readonly string[], more: object = {}): BoardFrame => BoardFrame.parse(boardFrame(launches, more))

export const listOf = (board: Board): readonly string[] => shownOf(board).map(({ name, points }) => `${name}:${points}`)
