/** What a mail says, before it is drawn for one kind of reader or another. */
export interface Mail {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** What is reported one by one, each with a page of its own. */
  readonly items?: readonly MailItem[]
  /** For typing. */
  readonly code?: string | undefined
  /** For clicking. */
  readonly action?: { readonly label: string; readonly href: string } | undefined
  /** What to do where the reader did not ask for this. */
  readonly otherwise: string
  /** Ids of the mails that this one follows in one conversation, the oldest first. */
  readonly thread?: readonly string[]
  /** Where the reader ends mails of this kind, or chooses which they get. */
  readonly choices?: { readonly unsubscribe: string; readonly label?: string; readonly settings?: string }
}

export interface MailItem {
  readonly says: string
  readonly quote?: string | undefined
  readonly href: string
}

/** What a message was posted with; every field may be missing. */
export type Payload = Readonly<Record<string, string | undefined>>
