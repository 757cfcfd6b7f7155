import { commonSettings, nodesSetting, numberSetting, urlSetting } from '@debut/infra/adapters/config.ts'
import { z } from 'zod'

/** The defaults are those of `npm start`. */
export const configSchema = z.object({
  ...commonSettings(3002),
  /** Questions of one address that wait until a position is reached. */
  WAITING_PER_ADDRESS: numberSetting(1, 1_000_000, 50),
  DATABASE_URL: urlSetting(/^postgres(ql)?$/, 'postgres://user:password@host/debut', 'postgres://debut:debut@127.0.0.1:3006/debut'),
  NATS_URL: nodesSetting(/^nats$/, 'nats://a:4222 or nats://a:4222,b:4222', 'nats://127.0.0.1:3005'),
  JWKS_URL: urlSetting(/^https?$/, 'https://host/auth/v1/.well-known/jwks.json', 'http://127.0.0.1:3001/auth/v1/.well-known/jwks.json'),
  /** The origin whose pages may open the live socket. */
  PUBLIC_URL: urlSetting(/^https?$/, 'https://debut.example', 'http://localhost:3000'),
})

export type Config = z.output<typeof configSchema>
