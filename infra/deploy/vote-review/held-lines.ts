import { isoOf } from '@debut/events/kernel/instant.ts'
import { type HeldVotes, keyOf } from './held-votes.ts'

type Figures = Readonly<Record<string, number>>

/** Each vote in two lines: which one it is, and what says that it should be held. */
export const heldLines = (votes: HeldVotes, evidenceOf: ReadonlyMap<string, Figures>): string[] => {
  if (votes.all.length === 0) return ['No vote is held.']
  const lines = votes.all.flatMap((vote) => {
    const { memberId, toolId, reason, by, heldAt, castAt, weight } = vote
    const figures = evidenceOf.get(`${keyOf(vote)} ${reason}`)
    const because = figures === undefined ? 'no figures were kept' : figuresInWords(figures)
    return [
      `${keyOf(vote)}  ${votes.nameOf(memberId)} for ${votes.nameOf(toolId)}, worth ${weight}`,
      `  ${reason}, held ${isoOf(heldAt)} by ${votes.nameOf(by)}${castAt === undefined ? '' : `, cast ${isoOf(castAt)}`}: ${because}`,
    ]
  })
  return [`Held votes: ${votes.all.length}`, ...lines]
}

export const figuresInWords = (figures: Figures): string =>
  Object.entries(figures)
    .map(([name, figure]) => `${name} ${figure}`)
    .join(', ')
