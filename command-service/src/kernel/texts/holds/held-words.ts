import { readFileSync } from 'node:fs'
import { normalText } from './normal-text.ts'

/** Whether a text has a word of this installation's list, or several that stand there on one line. */
export type HasHeldWord = (text: string) => boolean

/** One entry on each line; what follows a `#` is a remark. Read once: a service that can't read it does not start. */
export const heldWordsIn = (path: string | undefined): HasHeldWord => hasWordOf(path === undefined ? '' : readFileSync(path, 'utf8'))

export const hasWordOf = (list: string): HasHeldWord => {
  const words = list
    .split('\n')
    .map((line) => normalText(line.replace(/#.*/, '')))
    .filter((word) => word !== '')
  return (text) => {
    if (words.length === 0) return false
    const said = ` ${normalText(text)} `
    return words.some((word) => said.includes(` ${word} `))
  }
}
