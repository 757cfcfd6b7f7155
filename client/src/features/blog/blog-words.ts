import type { BlogWords } from '../../../content-files/read-blog.ts'

let words: BlogWords | undefined
let loading: Promise<BlogWords> | undefined

const fetchWords = async (): Promise<BlogWords> => {
  try {
    return (words = (await import('virtual:blog-words')).words)
  } catch (error) {
    // What did not arrive is asked for again the next time.
    loading = undefined
    throw error
  }
}

/** The words of all texts are fetched by those who search for some. The same promise for all, so that a page may suspend on it. */
export const loadBlogWords = (): Promise<BlogWords> => (loading ??= fetchWords())

/** Undefined before they were loaded. */
export const readBlogWords = (): BlogWords | undefined => words
