import { SecretNoted } from '@debut/events/secrets/secret-events.ts'
import { secrets as contract } from '@debut/events/secrets/secrets.ts'
import { projects } from '../kernel/projects.ts'

export const secrets = projects(contract, [], { neverRead: [SecretNoted] })
