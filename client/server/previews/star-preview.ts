import type { ReactNode } from 'react'
import { box, drawPreview, picture } from './draw-preview.ts'
import { address, wordmark } from './preview-frame.ts'
import { DISPLAY } from './preview-fonts.ts'
import { colours, mark, shadow, stage } from './preview-scene.ts'

const SPOT = { x: 948, y: 512, reach: 208 }
const SIZE = 252
/** On screens that have two pixels for one. */
export const STAR_PIXELS = 2 * SIZE

interface Star {
  readonly name: string
  /** What it is. */
  readonly line: string | undefined
  /** How it stands; without the number where that is not public. */
  readonly standing: { readonly big: string | undefined; readonly small: string } | undefined
  /** Its logo, or their face; the initial of its name where there is none. */
  readonly picture: Promise<string | undefined>
  readonly shape: 'square' | 'round'
  readonly address: string
}

const sizeOf = (name: string) => (name.length <= 10 ? 112 : name.length <= 16 ? 84 : 60)

const initialOf = (name: string): ReactNode =>
  box(
    {
      width: SIZE,
      height: SIZE,
      alignItems: 'center',
      justifyContent: 'center',
      fontFamily: DISPLAY,
      fontWeight: 700,
      fontSize: 150,
      color: colours.night,
    },
    name.slice(0, 1).toUpperCase(),
  )

/** Somebody or something, alone on the stage. */
export const starPreview = (star: Star): Promise<Buffer> =>
  drawPreview({ scene: `${stage(SPOT)}${shadow(SPOT, SIZE / 2 - 8)}`, sign: mark(72, 64, 44), content: contentOf(star) })

const contentOf = async ({ name, line, standing, picture: loading, shape, address: at }: Star): Promise<ReactNode> => {
  const source = await loading
  const corner = shape === 'round' ? SIZE / 2 : 56
  const words = [
    box({ fontFamily: DISPLAY, fontWeight: 700, fontSize: sizeOf(name), lineHeight: 1.02, letterSpacing: '-0.035em' }, name),
    line && box({ marginTop: 26, fontSize: 34, lineHeight: 1.34, color: colours.soft }, line),
    standing &&
      box(
        { marginTop: 38, alignItems: 'center', fontSize: 28, color: colours.soft },
        standing.big &&
          box(
            { marginRight: 18, fontFamily: DISPLAY, fontWeight: 700, fontSize: 56, letterSpacing: '-0.03em', color: colours.paper },
            standing.big,
          ),
        standing.small,
      ),
  ]
  return box(
    { width: '100%', height: '100%' },
    wordmark(),
    box({ position: 'absolute', left: 72, top: 126, width: 640, height: 410, flexDirection: 'column', justifyContent: 'center' }, ...words),
    address(at),
    box(
      { position: 'absolute', left: SPOT.x - SIZE / 2, top: SPOT.y - SIZE, borderRadius: corner, backgroundColor: colours.paper },
      source === undefined ? initialOf(name) : picture(source, SIZE, corner),
    ),
  )
}
