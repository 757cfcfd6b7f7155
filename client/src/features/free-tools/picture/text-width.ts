import { fontOf, type TextShape } from './picture.ts'

export type Font = Pick<TextShape, 'size' | 'weight' | 'isDisplay'>

/** How wide a text is when it is drawn. */
export type Measure = (text: string, font: Font) => number

const NARROW = /[.,:;'’il|!ftrI()[\]]/
const WIDE = /[mwMW%@—…]/
const SQUARE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Extended_Pictographic}/u
const UNSEEN = /[\p{M}\p{Cf}\ufe0f]/u

const widthOf = (character: string): number => {
  if (UNSEEN.test(character)) return 0
  if (SQUARE.test(character)) return 1
  if (NARROW.test(character)) return 0.32
  if (WIDE.test(character)) return 0.88
  return character === ' ' ? 0.28 : /[\p{Lu}\p{N}$€£]/u.test(character) ? 0.64 : 0.56
}

/** About as wide as our text font draws it, where there is no canvas to ask: on the server, and for what stands beside a text. */
export const roughWidth: Measure = (text, { size }) => Array.from(text).reduce((sum, character) => sum + widthOf(character), 0) * size

let context: CanvasRenderingContext2D | null | undefined

/** As the browser draws it, with the fonts that have arrived. */
export const exactWidth: Measure = (text, font) => {
  context ??= document.createElement('canvas').getContext('2d')
  if (context === null) return roughWidth(text, font)
  context.font = fontOf(font)
  return context.measureText(text).width
}
