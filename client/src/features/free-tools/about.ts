/** What the page of a free tool explains below the tool. */
export interface About {
  /** How it works, one sentence or two each. */
  readonly steps: readonly { readonly title: string; readonly text: string }[]
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
}
