declare module 'virtual:blog-posts' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a module declared here cannot import by a relative path
  type Blog = import('../../../content-files/read-blog.ts').Blog
  export const posts: Blog['posts']
  export const categories: Blog['categories']
  export const authors: Blog['authors']
}

declare module 'virtual:blog-words' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- see above
  export const words: import('../../../content-files/read-blog.ts').BlogWords
}
