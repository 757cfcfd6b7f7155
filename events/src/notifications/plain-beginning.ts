import { firstWords } from '../kernel/first-words.ts'

const LONGEST = 180

/** Returns what a notification quotes from a text. It is undefined if the text has no words. */
export const plainBeginning = (markdown: string): string | undefined => firstWords(markdown, LONGEST) || undefined
