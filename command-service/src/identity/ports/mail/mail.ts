/** What a mail says, before it is drawn for one kind of reader or another. */
export interface Mail {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** For typing. */
  readonly code?: string | undefined
  /** For clicking. */
  readonly action?: { readonly label: string; readonly href: string } | undefined
  /** What to do where the reader did not ask for this. */
  readonly otherwise: string
}

/** What a message was posted with; every field may be missing. */
export type Payload = Readonly<Record<string, string | undefined>>
