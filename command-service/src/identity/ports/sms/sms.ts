/** A short message to a phone. */
export interface ShortMessage {
  /** The queue's id: sent twice after a crash, it carries it twice. */
  readonly id: string
  /** E.164 with its plus. */
  readonly to: string
  readonly text: string
  readonly channel: 'sms' | 'whatsapp'
}

/** A provider of text messages. Throws where it did not accept one. */
export interface Sms {
  send(message: ShortMessage): Promise<void>
}
