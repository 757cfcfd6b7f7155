import { addresses } from '@debut/client/e2e/testing/addresses.ts'
import { Random } from '../faults/random.ts'

export const roles = ['visitor', 'member', 'maker', 'admin', 'analyst'] as const
export type Role = (typeof roles)[number]

const ROUNDS = 10
export const WALKS = roles.length * ROUNDS

/** A role's walks reach every address among them: ten walks of 60 clicks type 120. */
const CLICKS_AFTER_TYPED = 5
const OFFLINE_EVERY = 3
const WIDTHS = [1280, 390, 1280] as const

export interface Step {
  /** Typed into the address bar; a click otherwise. */
  readonly address?: string
  /** Happens right before the click. */
  readonly event?: 'deployment' | 'sign-out-elsewhere'
  readonly isDouble: boolean
  /** Goes back while what was clicked still loads. */
  readonly goesBack: boolean
  /** How long the network is lost, from the click on. */
  readonly offlineMs?: number
  readonly pauseMs: number
  /** Decides between what the page offers and what is typed. */
  readonly seed: string
}

export interface Walk {
  readonly number: number
  readonly role: Role
  readonly seed: string
  readonly width: number
  readonly steps: readonly Step[]
}

/** All that a walk does, but for what its pages offer: the same seed gives the same plan. Addresses are typed between the clicks. */
export const planWalk = (seed: string, number: number, clicks: number): Walk => {
  const role = roles[(number - 1) % roles.length] ?? 'visitor'
  const round = Math.floor((number - 1) / roles.length)
  const paths = new Random(`${seed}/${role}`).shuffled(addresses.map(({ path }) => path))
  const typedPerWalk = Math.ceil(clicks / CLICKS_AFTER_TYPED)
  const deployment = round % 2 === 0 ? Math.floor(clicks / 3) : undefined
  const signOut = round % 3 === 0 && role !== 'visitor' ? Math.floor((clicks * 2) / 3) : undefined

  const planStep = (name: string): Step => {
    const stepSeed = `${seed}/${number}/${name}`
    const random = new Random(stepSeed)
    const isDouble = random.chance(0.15)
    const goesBack = random.chance(0.12)
    const pauseMs = random.chance(0.5) ? random.below(60) : random.below(400)
    return { isDouble, goesBack, pauseMs, seed: stepSeed }
  }
  const planTyped = (nth: number): Step => ({
    ...planStep(`typed ${nth}`),
    address: paths[(round * typedPerWalk + nth) % paths.length] ?? '/',
  })
  const planClick = (nth: number): Step => {
    const step = planStep(`click ${nth}`)
    const event = nth === deployment ? 'deployment' : nth === signOut ? 'sign-out-elsewhere' : undefined
    const isOffline = nth % OFFLINE_EVERY === OFFLINE_EVERY - 1
    return {
      ...step,
      ...(event !== undefined && { event }),
      ...(isOffline && { offlineMs: new Random(`${step.seed}/offline`).between(150, 1_500) }),
    }
  }
  const width = WIDTHS[round % WIDTHS.length] ?? 1280
  const steps = Array.from({ length: clicks }, (_, nth) =>
    nth % CLICKS_AFTER_TYPED === 0 ? [planTyped(nth / CLICKS_AFTER_TYPED), planClick(nth)] : [planClick(nth)],
  ).flat()
  return { number, role, seed: `${seed}/${number}`, width, steps }
}
