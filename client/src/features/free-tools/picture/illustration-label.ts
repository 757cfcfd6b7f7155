import type { Shape } from './picture.ts'

const WIDTH = 104
const HEIGHT = 28

interface Place {
  readonly right: number
  readonly top: number
  readonly fill: string
  readonly ink: string
}

/** Says on the picture itself that it shows nothing real. */
export const illustrationLabel = ({ right, top, fill, ink }: Place): readonly Shape[] => [
  { kind: 'box', x: right - WIDTH, y: top, width: WIDTH, height: HEIGHT, radius: 8, fill },
  { kind: 'text', x: right - WIDTH / 2, y: top + 19, text: 'Illustration', size: 14, weight: 650, fill: ink, anchor: 'middle' },
]
