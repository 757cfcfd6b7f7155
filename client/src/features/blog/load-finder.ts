import type * as finding from './find-shown.ts'

type Finder = typeof finding
let finder: Finder | undefined

/** The heads of all posts come to pages beside the blog only when a reader searches. */
export const loadFinder = async (): Promise<Finder> => (finder ??= await import('./find-shown.ts'))

/** Undefined before it was loaded. */
export const readFinder = (): Finder | undefined => finder
