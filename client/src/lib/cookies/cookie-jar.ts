/** The page's cookies; none where the browser refuses them. */
export const cookieJar = (document: { cookie: string }): { cookie: string } => ({
  get cookie() {
    try {
      return document.cookie
    } catch {
      return ''
    }
  },
  set cookie(cookie) {
    try {
      document.cookie = cookie
    } catch {
      // Nothing is kept then: see above.
    }
  },
})
