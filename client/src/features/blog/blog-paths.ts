import type { ListedPost } from '../../../content-files/read-blog.ts'

export const postPath = ({ slug }: Pick<ListedPost, 'slug'>): string => `/blog/${slug}`
export const categoryPath = (category: string): string => `/blog/categories/${category}`
export const authorPath = (author: string): string => `/blog/authors/${author}`
/** Drawn by the edge for where a link is shared. */
export const postPicture = ({ slug }: Pick<ListedPost, 'slug'>): string => `/og/blog/${slug}.png`
