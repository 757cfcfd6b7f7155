import { firstWords } from '../kernel/first-words.ts'

const LONGEST = 70

/** The first words of a text, for those who find the page elsewhere. */
export const summaryOf = (text: string, longest = 200): string => firstWords(text, longest)

/** What a post is called where it stands alone: its title, or its first words. A picture alone has none. */
export const nameOf = ({ title, text }: { readonly title: string | null; readonly text: string }): string =>
  title ?? (firstWords(text, LONGEST) || 'Post')
