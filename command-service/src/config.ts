import { commonSettings, pathSetting, secretSetting, urlSetting } from '@debut/infra/adapters/config.ts'
import { z } from 'zod'

/** The defaults are those of `npm start`. */
export const configSchema = z.object({
  ...commonSettings(3001),
  EVENTSTORE_URL: urlSetting(/^esdb(\+discover)?$/, 'esdb://127.0.0.1:3004?tls=false', 'esdb://127.0.0.1:3004?tls=false'),
  IDENTITY_DATABASE_URL: urlSetting(
    /^postgres(ql)?$/,
    'postgres://user:password@host/identity',
    'postgres://debut:debut@127.0.0.1:3006/identity',
  ),
  SIGNING_KEYS_FILE: pathSetting('.data/keys/signing-keys.json'),
  CLAIM_SECRET: secretSetting(),
})

export type Config = z.output<typeof configSchema>
