import type { BlogWords } from '../../../content-files/read-blog.ts'

let words: BlogWords | undefined

/** The words of all texts are fetched by those who search for some. */
export const loadBlogWords = async (): Promise<void> => {
  words ??= (await import('virtual:blog-words')).words
}

/** Undefined before they were loaded. */
export const readBlogWords = (): BlogWords | undefined => words
