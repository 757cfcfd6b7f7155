import { firstWords } from '../kernel/first-words.ts'

const LONGEST = 180

/** A notification quotes this of a text; it is undefined where the text has no words. */
export const plainBeginning = (markdown: string): string | undefined => firstWords(markdown, LONGEST) || undefined
