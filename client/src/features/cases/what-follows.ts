import type { CasePreview } from '@debut/events/cases/case-answers.ts'
import { dateLabel, longMonthName } from '../../lib/clock/day-labels.ts'
import { grouped } from '../../ui/grouped.ts'

type Board = CasePreview['boards'][number]

export const boardLabel = ({ period, start }: Pick<Board, 'period' | 'start'>): string => {
  switch (period) {
    case 'day':
      return dateLabel(start)
    case 'week':
      return `Week of ${dateLabel(start)}`
    case 'month':
      return `${longMonthName(Number(start.slice(5, 7)))} ${start.slice(0, 4)}`
    case 'year':
      return start.slice(0, 4)
  }
}

/** In sentences, what a decision leads to beside the places on its first board. */
export const whatFollows = (preview: CasePreview): readonly string[] => [
  ...hiddenSentences(preview),
  ...placeSentences(preview),
  ...awardSentences(preview),
  memberSentence(preview),
  emailSentence(preview),
  ...(preview.otherHeld > 0 ? [`The other ${heldLabel(preview.otherHeld)} held.`] : []),
]

const heldLabel = (count: number) => (count === 1 ? 'held vote stays' : `${grouped(count)} held votes stay`)

const hiddenSentences = ({ boards }: CasePreview) =>
  boards.some(({ isHidden }) => isHidden) ? ['Points are hidden until 04:00, Los Angeles time. The places follow then.'] : []

const placeSentences = ({ boards, moreBoards }: CasePreview) => {
  const others = boards.slice(1).filter(({ isHidden }) => !isHidden)
  const moved = others.filter((board) => board.places.some(isMoved)).map(movedSentence)
  const still = others.filter((board) => !board.places.some(isMoved))
  return [
    ...moved,
    ...(still.length === 0
      ? []
      : [`No place changes on ${still.length === 1 ? 'the board of ' : 'the boards of '}${inWords(still.map(boardName))}.`]),
    ...(moreBoards === 0 ? [] : [`${grouped(moreBoards)} more ${moreBoards === 1 ? 'board is' : 'boards are'} counted anew.`]),
  ]
}

type Place = Board['places'][number]

const isMoved = ({ rank }: Place) => rank.before !== rank.after

/** The products that are judged by name, the others by their number. */
const movedSentence = (board: Board): string => {
  const moved = board.places.filter(isMoved)
  const named = moved.filter(({ isJudged }) => isJudged).map(moveInWords)
  const others = moved.length - named.length + board.more
  const rest = others === 0 ? [] : [`${grouped(others)} other ${others === 1 ? 'product moves' : 'products move'}`]
  return `${boardLabel(board)}: ${inWords([...named, ...rest])}.`
}

const moveInWords = ({ tool, rank }: Place): string =>
  `${tool?.name ?? 'A removed tool'} ${rank.after < rank.before ? 'rises' : 'falls'} from #${rank.before} to #${rank.after}`

const boardName = (board: Board) => {
  const label = boardLabel(board)
  return board.period === 'week' ? `the week of ${dateLabel(board.start)}` : label
}

const awardSentences = ({ boards }: CasePreview): readonly string[] => {
  const revised = boards.flatMap(({ awards, ...board }) => (awards === null ? [] : [awardSentence(board, awards)]))
  if (revised.length > 0) return revised
  const [day] = boards
  return [day !== undefined && !day.isOver && day.period === 'day' ? 'No award changes; the day is still open.' : 'No award changes.']
}

const awardSentence = (board: Pick<Board, 'period' | 'start'>, { before, after }: NonNullable<Board['awards']>): string => {
  const label = boardLabel(board)
  if (before.join() === after.join()) return `${label}: the awards stay, and are revised to the new points.`
  if (after.length === 0) return `${label}: no product has an award any more.`
  return `${label}: the awards are revised to ${after.map((name, index) => `#${index + 1} ${name}`).join(', ')}.`
}

const memberSentence = ({ judgement, members }: CasePreview): string => {
  const who = `${grouped(members)} ${members === 1 ? 'member' : 'members'}`
  if (judgement === 'restore')
    return `${who} ${members === 1 ? 'sees' : 'see'} that ${members === 1 ? 'the vote counts' : 'their votes count'} again.`
  return `${who} ${members === 1 ? 'sees' : 'see'} it beside the vote and can appeal once.`
}

/** As decisions are mailed: to all who cast the votes, and to makers who win, lose or change an award. */
const emailSentence = ({ boards, moreBoards, emails: { voters, makers } }: CasePreview): string => {
  const least = moreBoards > 0 && makers > 0 ? 'at least ' : ''
  const who = [
    ...(voters === 0 ? [] : [`${grouped(voters)} ${voters === 1 ? 'voter' : 'voters'}`]),
    ...(makers === 0 ? [] : [`${least}${grouped(makers)} ${makers === 1 ? 'maker' : 'makers'}`]),
  ]
  if (who.length === 0) return 'No email goes out.'
  const get = voters + makers === 1 ? 'gets' : 'get'
  const when = boards.some(({ isHidden }) => isHidden) ? ', where points are hidden after 04:00' : ''
  return `${inWords(who)} ${get} an email if their address is confirmed${when}.`
}

const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
