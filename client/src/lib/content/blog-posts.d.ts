declare module 'virtual:blog-posts' {
  import type { ListedPost } from '../../../content-plugins.ts'
  export const posts: readonly ListedPost[]
}
