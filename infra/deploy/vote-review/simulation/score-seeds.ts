import type { ReviewSettings } from '@debut/command-service/vote-review/review-settings.ts'
import { scoreSite, type SiteScore } from './score-site.ts'
import { simulateSite } from './simulated-site.ts'

/** No threshold was chosen by what came of these. */
export const SCORED_SEEDS = ['unheard-1', 'unheard-2', 'unheard-3', 'unheard-4', 'unheard-5'] as const

export const scoreSeeds = (seeds: readonly string[], settings: ReviewSettings) => {
  const scores = seeds.map((seed) => ({ seed, ...scoreSite(simulateSite(seed), settings) }))
  const sum = (count: (score: SiteScore) => number) => scores.reduce((all, score) => all + count(score), 0)
  return {
    scores,
    recall: sum(({ ringsFound }) => ringsFound) / sum(({ rings }) => rings),
    honestHeld: sum((score) => score.honestHeld) / sum(({ honest }) => honest),
  }
}

const percent = (part: number) => `${(part * 100).toFixed(2)} %`

export const scoreLines = ({ scores, recall, honestHeld }: ReturnType<typeof scoreSeeds>): string[] => [
  ...scores.map(
    ({ seed, votes, ringsFound, rings, honestHeld: held, honest, detectorsMs }) =>
      `${seed}: ${ringsFound} of ${rings} rings, ${held} of ${honest} honest members held (${percent(held / honest)}); ${votes} votes, ${Math.round(detectorsMs)} ms`,
  ),
  `all: ${percent(recall)} of rings, ${percent(honestHeld)} of honest members`,
]
