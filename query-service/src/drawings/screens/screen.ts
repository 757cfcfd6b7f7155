import { screenRoute } from '@debut/events/drawings/drawing-routes.ts'
import { routeAddress } from '@debut/events/kernel/route-address.ts'
import type { ToolPicture } from '@debut/events/tools/tool-picture.ts'
import { choicesFor } from '../choices.ts'
import { groundOf } from '../logo.ts'
import { createCanvas, SCREEN } from './canvas.ts'
import { kinds } from './screen-kinds.ts'

const MOST = 3
const NUMBERED = /^(?<slug>.*)-(?<number>\d+)$/

/** `<slug>-<number>`: the screens of one tool have the colour of its logo, and are of different kinds. */
const paint = (seed: string) => {
  const { slug = seed, number = '0' } = NUMBERED.exec(seed)?.groups ?? {}
  const [hue, saturation, lightness] = groundOf(choicesFor(`logo ${slug}`))
  const look = choicesFor(`look ${slug}`)
  const isDark = look.chance(0.28)
  const first = Math.floor(look.between(0, kinds.length))
  const grey = (light: number, dark: number) => [hue, 14, isDark ? dark : light] as const
  const canvas = createCanvas(grey(98, 9))
  const kind = kinds[(first + Number(number)) % kinds.length]
  kind?.({
    ...choicesFor(`screen ${seed}`),
    ...canvas,
    panel: grey(100, 13),
    sunken: grey(95, 6),
    line: grey(90, 20),
    faint: grey(84, 26),
    ink: grey(26, 92),
    accent: [hue, saturation, isDark ? Math.max(lightness, 56) : lightness],
    wash: [hue, saturation * 0.8, isDark ? 22 : 90],
  })
  return canvas
}

/** What a made-up product might look like. */
export const drawScreen = (seed: string): string => paint(seed).svg()

/** Pictures for the gallery of a made-up tool, one to three of them. */
export const screensOf = (slug: string): ToolPicture[] => {
  const count = 1 + Math.floor(choicesFor(`screens ${slug}`).between(0, MOST))
  return Array.from({ length: count }, (_, index) => {
    const seed = `${slug}-${index + 1}`
    return { path: routeAddress(screenRoute, { seed: `${seed}.svg` }), ...SCREEN, placeholder: paint(seed).placeholder() }
  })
}
