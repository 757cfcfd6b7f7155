/** What this installation tells its pages. Nothing in it is secret. */
export interface PageSettings {
  /** Which build the page runs. */
  readonly build: string
  readonly autoPageViews: boolean
  readonly supportChat: {
    /** Under which the server vouches for members. */
    readonly provider: string
    readonly chatwoot?: { readonly baseUrl: string; readonly token: string }
  }
}

/** Our own server wrote them into the page. */
export const readPageSettings = (document: Document): PageSettings => {
  const text = document.getElementById('settings')?.textContent
  if (!text) throw new Error('The page has no #settings')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- same build on both sides wrote and reads them
  return JSON.parse(text) as PageSettings
}
