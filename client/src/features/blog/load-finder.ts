import type * as finding from './find-shown.ts'

type Finder = typeof finding
let finder: Finder | undefined
let loading: Promise<Finder> | undefined

const fetchFinder = async (): Promise<Finder> => {
  try {
    return (finder = await import('./find-shown.ts'))
  } catch (error) {
    // What did not arrive is asked for again the next time.
    loading = undefined
    throw error
  }
}

/** The heads of all posts come to pages beside the blog only when a reader searches. The same promise for all, so that a page may suspend on it. */
export const loadFinder = (): Promise<Finder> => (loading ??= fetchFinder())

/** Undefined before it was loaded. */
export const readFinder = (): Finder | undefined => finder
