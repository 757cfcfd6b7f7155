import type { Shape } from '../picture/picture.ts'
import { type BannerLayout, drawBanner } from './draw-banner.ts'
import { type Drawn, inksOf, type Tools } from './drawing-parts.ts'
import type { Notification, Scene } from './notifications.ts'

const WIDTH = 720
const LEAST_HEIGHT = 300
const BAR = 30
const CARD = 364
const LEFT = WIDTH - CARD - 16
const MOST_LINES = 4

const roundedCard = ({ app, title, text }: Notification, theme: Scene['theme']): BannerLayout => {
  const { card, ink, soft } = inksOf(theme, true)
  const inside = { left: LEFT + 66, width: CARD - 66 - 16 }
  return {
    box: { x: LEFT, width: CARD, radius: 18, fill: card, hasShadow: true },
    leastHeight: 68,
    icon: { x: LEFT + 14, size: 40, radius: 10 },
    head: { text: title || app, y: 29, ...inside, size: 14.5, weight: 650, fill: ink, endFill: soft, endSize: 12.5 },
    bodyTop: 38,
    body: [{ text, ...inside, size: 14, fill: ink, lineHeight: 19, most: MOST_LINES }],
    foot: 14,
  }
}

const flatCard = ({ app, title, text }: Notification, theme: Scene['theme']): BannerLayout => {
  const { card, ink, soft } = inksOf(theme, false)
  const [left, width] = [LEFT + 18, CARD - 36]
  return {
    box: { x: LEFT, width: CARD, radius: 6, fill: card, hasShadow: true },
    leastHeight: 0,
    icon: { x: left, y: 15, size: 19, radius: 4 },
    head: { text: app, y: 29, left: left + 28, width: width - 28, size: 13, fill: soft, endFill: soft, endSize: 12.5 },
    bodyTop: 44,
    body: [
      { text: title, left, width, size: 15, weight: 650, fill: ink, lineHeight: 21, most: 2 },
      { text, left, width, size: 14, fill: soft, lineHeight: 19, most: MOST_LINES },
    ],
    foot: 18,
  }
}

/** A bar with the time: above rounded banners, and below flat ones, which come up from there. */
export const drawDesktop = (scene: Scene, tools: Tools): Drawn => {
  const isRounded = scene.look === 'desktop-rounded'
  const { card, ink } = inksOf(scene.theme, true)
  const layoutOf = isRounded ? roundedCard : flatCard
  const drawAt = (notification: Notification, top: number) => drawBanner(notification, top, layoutOf(notification, scene.theme), tools)
  const heights = scene.notifications.map((notification) => drawAt(notification, 0).height)
  const gap = 10
  const needed = heights.reduce((sum, height) => sum + height + gap, 0) + BAR + 34
  const height = Math.round(Math.max(LEAST_HEIGHT, needed))
  const barTop = isRounded ? 0 : height - BAR
  const bar: Shape[] = [
    { kind: 'box', x: 0, y: barTop, width: WIDTH, height: BAR, fill: card },
    {
      kind: 'text',
      x: WIDTH - 16,
      y: barTop + 20,
      text: [scene.date, scene.clock].filter(Boolean).join('  '),
      size: 13,
      weight: 550,
      fill: ink,
      anchor: 'end',
    },
  ]
  let top = isRounded ? BAR + 16 : height - BAR - 16 - heights.reduce((sum, each) => sum + each, 0) - gap * (heights.length - 1)
  const shapes = scene.notifications.flatMap((notification) => {
    const drawn = drawAt(notification, top)
    top += drawn.height + gap
    return drawn.shapes
  })
  return { width: WIDTH, height, shapes: [...bar, ...shapes], label: { right: 16 + 104, top: isRounded ? height - 44 : 16 } }
}
