/** Hue, saturation and lightness. */
export type Colour = readonly [hue: number, saturation: number, lightness: number]

export const SCREEN = { width: 1280, height: 800 } as const

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly fill: Colour
  readonly round: number
}

/** A picture of boxes, one above the other: as an SVG, and as the few colours of its placeholder. */
export const createCanvas = (paper: Colour) => {
  const boxes: Box[] = []
  const box = (fill: Colour, x: number, y: number, width: number, height: number, round = 0) =>
    void boxes.push({ x, y, width, height, fill, round })
  box(paper, 0, 0, SCREEN.width, SCREEN.height)
  return { box, svg: () => svgOf(boxes), placeholder: () => placeholderOf(boxes) }
}

export type Canvas = ReturnType<typeof createCanvas>

const svgOf = (boxes: readonly Box[]): string => {
  const { width, height } = SCREEN
  const rects = boxes.map(
    ({ x, y, fill: [hue, saturation, lightness], round, ...box }) =>
      `<rect x="${short(x)}" y="${short(y)}" width="${short(box.width)}" height="${short(box.height)}" rx="${round}" fill="hsl(${short(hue)} ${short(saturation)}% ${short(lightness)}%)"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${rects.join('')}</svg>`
}

const short = (number: number) => Math.round(number * 10) / 10

const FIELDS = 4
const FIELD = { width: SCREEN.width / FIELDS, height: SCREEN.height / FIELDS }

/** Each box counts for as much of a field as it covers. */
const placeholderOf = (boxes: readonly Box[]): string => {
  const painted = boxes.map((box) => ({ ...box, channels: rgbOf(box.fill) }))
  const fields = Array.from({ length: FIELDS * FIELDS }, (_, index) => {
    const [left, top] = [(index % FIELDS) * FIELD.width, Math.floor(index / FIELDS) * FIELD.height]
    const colour = painted.reduce(
      (below, { x, y, width, height, channels }) => {
        const covered = (overlap(x, width, left, FIELD.width) * overlap(y, height, top, FIELD.height)) / (FIELD.width * FIELD.height)
        return covered === 0 ? below : mix(below, channels, covered)
      },
      [0, 0, 0],
    )
    return `${colour.map(hex).join('')}ff`
  })
  return fields.join('')
}

const overlap = (from: number, length: number, left: number, size: number) =>
  Math.max(0, Math.min(from + length, left + size) - Math.max(from, left))

const mix = (below: readonly number[], above: readonly number[], share: number) =>
  below.map((channel, index) => channel * (1 - share) + (above[index] ?? 0) * share)

const hex = (channel: number) =>
  Math.round(Math.min(1, Math.max(0, channel)) * 255)
    .toString(16)
    .padStart(2, '0')

const rgbOf = ([hue, saturation, lightness]: Colour): number[] => {
  const [s, l] = [saturation / 100, lightness / 100]
  return [0, 8, 4].map((turn) => {
    const at = (turn + hue / 30 + 12) % 12
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(at - 3, 9 - at, 1))
  })
}
