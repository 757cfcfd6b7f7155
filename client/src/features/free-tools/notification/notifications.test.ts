import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { Shape } from '../picture/picture.ts'
import { roughWidth } from '../picture/text-width.ts'
import { directionOf, wrapText } from '../picture/wrap-text.ts'
import { drawScene } from './draw-scene.ts'
import { examples, firstScene, looks, MOST_NOTIFICATIONS, plainNotification, Scene, sceneLabel, withLook } from './notifications.ts'

const tools = { measure: roughWidth, bitmapOf: () => undefined }
const font = { size: 15 }
const wrap = (text: string, most = 5) => wrapText(text, { width: 150, font, most, measure: roughWidth })
const texts = (scene: Scene) => drawScene(scene, tools).shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []))

const typed = fc.oneof(
  fc.constantFrom(
    '',
    'You’re #1 today',
    'العربية نص طويل جدا للاختبار',
    '日本語のとても長い通知テキストです。',
    'Don­au­dampf­schiff',
    'a'.repeat(200),
    '👩‍👩‍👧‍👦🎉🎉',
    'line\n\nline',
  ),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)

describe('a made-up notification', () => {
  const anyScene = fc.record({
    look: fc.constantFrom(...looks),
    theme: fc.constantFrom('light' as const, 'dark' as const),
    isLabelled: fc.boolean(),
    clock: fc.constantFrom('9:41', '12:34:56 PM!'),
    date: fc.constantFrom('', 'Donnerstag, der zwölfte März des Jahres'),
    notifications: fc.array(
      fc
        .record({ app: typed, title: typed, text: typed, time: fc.constantFrom('', 'now', 'لحظات') })
        .map(({ app, ...rest }) => ({ ...plainNotification, ...rest, app: app.slice(0, 60), title: rest.title.slice(0, 200) })),
      { minLength: 1, maxLength: MOST_NOTIFICATIONS },
    ),
  })

  it('is drawn within its picture, whatever is written and in whatever look', () => {
    fc.assert(
      fc.property(anyScene, (parts) => {
        const { width, height, shapes } = drawScene({ ...firstScene, ...parts }, tools)
        const isInside = (shape: Shape) => {
          if (shape.kind === 'box')
            return shape.x >= 0 && shape.y >= 0 && shape.x + shape.width <= width && shape.y + shape.height <= height
          if (shape.kind !== 'text') return true
          const wide = roughWidth(shape.text, shape)
          const endsThere = (shape.anchor === 'end') !== (shape.direction === 'rtl')
          const left = shape.anchor === 'middle' ? shape.x - wide / 2 : endsThere ? shape.x - wide : shape.x
          return left >= -2 && left + wide <= width + 2 && shape.y <= height
        }
        expect(shapes.filter((shape) => !isInside(shape))).toEqual([])
      }),
      { numRuns: runs(200) },
    )
  })

  it('has what was written on it, and says that it is an illustration until that is switched off', () => {
    for (const look of looks) {
      const scene = withLook(firstScene, look)
      const [first] = examples[look]
      const drawn = texts(scene).map(({ text }) => text)
      expect(drawn).toEqual(expect.arrayContaining(['Illustration', ...(first?.title ? [first.title] : ['The whole team 🎉'])]))
      expect(texts({ ...scene, isLabelled: false }).map(({ text }) => text)).not.toContain('Illustration')
      expect(sceneLabel(scene)).toContain(first?.app)
      expect(z.safeParse(Scene, scene).success).toBe(true)
    }
  })

  it('keeps what was written when the look changes, and examples give way to those of the look', () => {
    const own = { ...firstScene, notifications: [{ ...plainNotification, title: 'Mine' }] }
    expect(withLook(own, 'order').notifications).toEqual(own.notifications)
    expect(withLook(firstScene, 'order').notifications).toEqual(examples.order)
    expect(withLook(withLook(firstScene, 'payment'), 'chat').notifications).toEqual(examples.chat)
  })

  it('shows the first character as people see it, of an emoji too', () => {
    const family = { ...plainNotification, iconKind: 'emoji' as const, emoji: '👩‍👩‍👧‍👦🎉' }
    expect(texts({ ...firstScene, notifications: [family] }).map(({ text }) => text)).toContain('👩‍👩‍👧‍👦')
    const named = { ...plainNotification, app: 'éclair' }
    expect(texts({ ...firstScene, notifications: [named] }).map(({ text }) => text)).toContain('É')
  })

  it('begins at the right where it is read from there', () => {
    const [title] = texts({ ...firstScene, notifications: [{ ...plainNotification, title: 'مرحبا بالعالم' }] }).filter(({ text }) =>
      text.startsWith('مرحبا'),
    )
    expect(title).toMatchObject({ direction: 'rtl', anchor: 'start' })
    expect(title?.x).toBeGreaterThan(300)
    expect([directionOf('123 שלום'), directionOf('Hello שלום'), directionOf('…')]).toEqual(['rtl', 'ltr', 'ltr'])
  })
})

describe('lines of text', () => {
  it('break between words, and never before what closes one', () => {
    const lines = wrap('Say thanks before the day is over, they said.')
    expect(lines.join(' ')).toBe('Say thanks before the day is over, they said.')
    for (const line of lines) expect(roughWidth(line, font)).toBeLessThanOrEqual(150)
    expect(lines.filter((line) => /^[,.]/.test(line))).toEqual([])
  })

  it('break within a word that is longer than a line, and in scripts without spaces', () => {
    expect(wrap('a'.repeat(60)).join('')).toBe('a'.repeat(60))
    expect(wrap('日本語のとても長い通知テキスト').join('')).toBe('日本語のとても長い通知テキスト')
  })

  it('keep the breaks that were typed, and end with three dots where there are too many', () => {
    expect(wrap('one\ntwo')).toEqual(['one', 'two'])
    expect(wrap('one\ntwo\nthree', 2)).toEqual(['one', 'two…'])
    const long = wrap('word '.repeat(80), 3)
    expect(long).toHaveLength(3)
    expect(long.at(-1)).toMatch(/…$/)
    expect(roughWidth(long.at(-1) ?? '', font)).toBeLessThanOrEqual(150)
  })
})
