import type { Shape } from '../picture/picture.ts'
import { fitLine } from '../picture/wrap-text.ts'
import { type BannerLayout, drawBanner } from './draw-banner.ts'
import { type Drawn, inksOf, onWallpaper, type Tools } from './drawing-parts.ts'
import type { Notification, Scene } from './notifications.ts'

const WIDTH = 390
const LEAST_HEIGHT = 560
const MARGIN = 12
const MOST_LINES = 5

/** A large icon at the side, and clear cards. */
const roundedCard = ({ app, title, text }: Notification, theme: Scene['theme']): BannerLayout => {
  const { card, ink, soft } = inksOf(theme, true)
  const inside = { left: MARGIN + 64, width: WIDTH - 2 * MARGIN - 64 - 16 }
  return {
    box: { x: MARGIN, width: WIDTH - 2 * MARGIN, radius: 24, fill: card },
    leastHeight: 70,
    icon: { x: MARGIN + 14, size: 38, radius: 10 },
    head: { text: app, y: 28, ...inside, size: 13, fill: soft, endFill: soft, endSize: 13 },
    bodyTop: 36,
    body: [
      { text: title, ...inside, size: 15.5, weight: 650, fill: ink, lineHeight: 21, most: 2 },
      { text, ...inside, size: 15, fill: ink, lineHeight: 20, most: MOST_LINES },
    ],
    foot: 14,
  }
}

/** A small round icon before the name, and solid cards. */
const flatCard = ({ app, title, text }: Notification, theme: Scene['theme']): BannerLayout => {
  const { card, ink, soft } = inksOf(theme, false)
  const [left, width] = [MARGIN + 16, WIDTH - 2 * MARGIN - 32]
  return {
    box: { x: MARGIN, width: WIDTH - 2 * MARGIN, radius: 16, fill: card },
    leastHeight: 0,
    icon: { x: left, y: 13, size: 22, radius: 11 },
    head: { text: app, y: 29, left: left + 30, width: width - 30, size: 13.5, fill: soft, endFill: soft, endSize: 13 },
    bodyTop: 42,
    body: [
      { text: title, left, width, size: 16, weight: 600, fill: ink, lineHeight: 22, most: 2 },
      { text, left, width, size: 15, fill: soft, lineHeight: 21, most: MOST_LINES },
    ],
    foot: 14,
  }
}

export const drawPhone = (scene: Scene, tools: Tools): Drawn => {
  const isRounded = scene.look === 'phone-rounded'
  const fill = onWallpaper(scene)
  const room = WIDTH - 56
  /** As large as it may be without leaving the screen. */
  const clockSize = (size: number) =>
    Math.round(Math.min(size, (size * room) / Math.max(1, tools.measure(scene.clock, { size, weight: 650 }))))
  const date = fitLine(scene.date, { width: room, font: { size: 19, weight: 600 }, measure: tools.measure })
  const screen: Shape[] = isRounded
    ? [
        { kind: 'text', x: WIDTH / 2, y: 92, text: date, size: 19, weight: 600, fill, anchor: 'middle' },
        { kind: 'text', x: WIDTH / 2, y: 172, text: scene.clock, size: clockSize(86), weight: 650, fill, anchor: 'middle' },
      ]
    : [
        { kind: 'text', x: 28, y: 136, text: scene.clock, size: clockSize(78), weight: 500, fill, isDisplay: true },
        { kind: 'text', x: 30, y: 172, text: date, size: 18, fill },
      ]
  const layoutOf = isRounded ? roundedCard : flatCard
  let bottom = 216
  const cards = scene.notifications.flatMap((notification) => {
    const card = drawBanner(notification, bottom, layoutOf(notification, scene.theme), tools)
    bottom += card.height + (isRounded ? 9 : 6)
    return card.shapes
  })
  const height = Math.round(Math.max(LEAST_HEIGHT, bottom + 64))
  const handle: Shape = { kind: 'box', x: WIDTH / 2 - 62, y: height - 16, width: 124, height: 5, radius: 2.5, fill }
  return { width: WIDTH, height, shapes: [...screen, ...cards, handle], label: { right: WIDTH - 14, top: 16 } }
}
