import type { Boundaries } from './boundaries.ts'

/** Every text and id in what a page shows of the server. */
export const textsIn = (data: unknown, found = new Set<string>()): ReadonlySet<string> => {
  if (typeof data === 'string') found.add(data)
  else if (typeof data === 'object' && data !== null) for (const part of Object.values(data)) textsIn(part, found)
  return found
}

/** Whether a page with these texts and ids may look otherwise to a reader with these boundaries. */
export const concern = ({ blocked, muted, words }: Boundaries, texts: ReadonlySet<string>): boolean =>
  [...blocked, ...muted].some((memberId) => texts.has(memberId)) || (words !== undefined && [...texts].some((text) => words.test(text)))
