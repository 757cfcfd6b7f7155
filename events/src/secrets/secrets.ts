import { defineCapability } from '../kernel/define-capability.ts'
import { SecretNoted } from './secret-events.ts'

/** With which secrets the log is written: services with others must not go on writing it. */
export const secrets = defineCapability({ name: 'secrets', events: { secrets: [SecretNoted] } })
