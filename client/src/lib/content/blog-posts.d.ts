declare module 'virtual:blog-posts' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a module declared here cannot import by a relative path
  export const posts: readonly import('../../../content-plugins.ts').ListedPost[]
}
