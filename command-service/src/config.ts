import { backupSettings } from '@debut/adapters/backup-target.ts'
import {
  commonSettings,
  nameSetting,
  nodesSetting,
  numberSetting,
  optionalPathSetting,
  originsSetting,
  pathSetting,
  secretSetting,
  switchSetting,
  urlSetting,
} from '@debut/adapters/config.ts'
import { z } from 'zod'
import { identitySettings } from './identity/identity-config.ts'
import { reviewSettings } from './vote-review/review-settings.ts'

export const configSchema = z.object({
  ...commonSettings(3001),
  /** Of one member: somebody who clicks as fast as they can sends fewer. */
  COMMANDS_PER_MINUTE: numberSetting(1, 1_000_000, 60),
  EVENTSTORE_URL: nodesSetting(/^esdb(\+discover)?$/, 'esdb://host:2113?tls=false or esdb://a:2113,b:2113'),
  NATS_URL: nodesSetting(/^nats$/, 'nats://a:4222 or nats://a:4222,b:4222'),
  IDENTITY_DATABASE_URL: urlSetting(/^postgres(ql)?$/, 'postgres://user:password@host/identity'),
  /** The read models: what a member owns, for their export and their erasure, and who waits for a launch. */
  DATABASE_URL: urlSetting(/^postgres(ql)?$/, 'postgres://user:password@host/debut'),
  /** A local stack keeps its mails in a mailbox instead of sending them; we delete a member's when the member is erased. */
  MAILBOX_URL: urlSetting(/^http$/, 'http://127.0.0.1:8025').optional(),
  SIGNING_KEYS_FILE: pathSetting(),
  CLAIM_SECRET: secretSetting(),
  SEED_SECRET: secretSetting(),
  /** An admin looks at the tools of each maker before they are public, until one is approved. */
  HOLD_FIRST_TOOLS: switchSetting(false),
  /** Words and phrases, one on each line: a text with one of them is held until a moderator has looked at it. */
  HELD_WORDS_FILE: optionalPathSetting(),
  ...identitySettings,
  ...reviewSettings,
  /** Where members' pictures lie. */
  STORAGE_URL: urlSetting(/^(file|s3)$/, 'file:///var/lib/debut/uploads/ or s3://bucket?endpoint=https://s3.example'),
  /** Where who is erased is written down beside the back-ups. */
  ...backupSettings,
  /** What members may have us fetch from although it does not lie in the open internet: nothing, but for tests. */
  OUTGOING_ALSO: originsSetting(/^https?$/, 'http://127.0.0.1:8080'),
  /** Where the websites of a demo world's products are answered: only the local stack has them. */
  MADE_UP_SITES_URL: urlSetting(/^http$/, 'http://127.0.0.1:3010/sites/').optional(),
  SUPPORT_CHAT: nameSetting('chat'),
  SUPPORT_CHAT_SECRET: secretSetting(),
})

export type Config = z.output<typeof configSchema>
