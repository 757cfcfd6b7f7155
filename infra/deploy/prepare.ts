import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillIn, newSigningKeys } from './secrets.ts'

/** The user that the containers run as. */
const CONTAINER_USER = 1000

const here = import.meta.dirname
const environment = join(here, '.env')
const signingKeys = join(here, 'secrets/signing-keys.json')

const [publicUrl = 'http://localhost:3000'] = process.argv.slice(2)
if (!URL.canParse(publicUrl) || !/^https?:/.test(publicUrl)) {
  console.error(`${publicUrl} is no address: give the one at which members reach Debut, such as https://debut.example`)
  process.exit(1)
}
const present = [environment, signingKeys].filter((file) => existsSync(file))
if (present.length > 0) {
  console.error(`Nothing was changed, as what depends on these secrets would be lost: ${present.join(' and ')} exist already.`)
  process.exit(1)
}

mkdirSync(join(here, 'secrets'), { recursive: true })
writeFileSync(environment, fillIn(readFileSync(join(here, '.env.example'), 'utf8'), publicUrl), { mode: 0o600 })
writeFileSync(signingKeys, newSigningKeys(), { mode: 0o400 })
const user = process.getuid?.()
if (user === 0) chownSync(signingKeys, CONTAINER_USER, CONTAINER_USER)

console.log(`Wrote ${environment} and ${signingKeys}. Keep a copy of both with the backups.`)
if (user !== undefined && user !== 0 && user !== CONTAINER_USER) {
  console.log(`The containers run as user ${CONTAINER_USER}: sudo chown ${CONTAINER_USER} ${signingKeys}`)
}
