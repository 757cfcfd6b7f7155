import { type LogSecret, type SecretEvent, SecretNoted } from '@debut/events/secrets/secret-events.ts'
import { accept, type Decider } from '../kernel/decider.ts'

export type NotedSecrets = Readonly<Partial<Record<LogSecret, string>>>

interface NoteSecret {
  readonly secret: LogSecret
  readonly fingerprint: string
}

/** The newest fingerprint of each counts. */
export const notedSecrets: Decider<NoteSecret, NotedSecrets, SecretEvent> = {
  initial: {},
  evolve: (noted, { data: { secret, fingerprint } }) => ({ ...noted, [secret]: fingerprint }),
  decide: ({ secret, fingerprint }, noted) => (noted[secret] === fingerprint ? accept() : accept(SecretNoted({ secret, fingerprint }))),
}
