import { randomUUID } from 'node:crypto'
import type { ActId } from '@debut/events/kernel/act-id.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { type Instant, isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import { SanctionLifted } from '@debut/events/moderation/conduct-events.ts'
import type { Sanction } from '@debut/events/moderation/conduct-facts.ts'
import type { GuidelineRule } from '@debut/events/moderation/guideline-rule.ts'
import { type ContinuedKind, ErasureId } from '@debut/events/moderation/sanction.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { defineProcess } from '../../kernel/processes/define-process.ts'
import { foldedBy } from '../addresses/mailbox.ts'
import type { Secrets } from '../secrets.ts'
import type { IdentitySettings } from '../settings.ts'
import { findUser, type User } from './users.ts'

/** A ban may be permanent, but the data kept about an erased account may not. */
const KEPT_MONTHS = 24

export interface HashParts {
  readonly settings: Pick<IdentitySettings, 'compat'>
  readonly secrets: Pick<Secrets, 'hmac'>
}

interface Parts extends HashParts {
  readonly database: Knex
  /** Returns the sanction that keeps a member from acting now, according to the log. */
  readonly sanctionOf: (memberId: MemberId) => Promise<Sanction | undefined>
  readonly clock: Clock
}

interface Row {
  readonly act_id: ActId
  readonly about: 'mailbox' | 'phone'
  readonly hash: Buffer
  readonly erasure_id: ErasureId
  readonly sanction: ContinuedKind
  readonly rule: GuidelineRule
  readonly until: Date | null
  readonly kept_until: Date
}

const rows = (database: Knex) => database<Row>('identity.erased_sanctions')

/**
 * Keeps keyed hashes of the confirmed address and number of a suspended or banned member, before the account or its address is deleted.
 * Repeating it changes nothing. A sanction that continues from an erased account and waits for a decision has its hashes already.
 */
export const leaveSanction = async (parts: Parts, userId: string): Promise<void> => {
  const sanction = await parts.sanctionOf(MemberId.parse(userId))
  if (sanction === undefined || sanction.kind === 'warning' || (sanction.continues !== null && !sanction.kept)) return
  const { database, clock } = parts
  const user = await findUser(database, userId)
  const hashes = user === undefined ? [] : hashesOf(parts, user)
  if (hashes.length === 0) return
  const until = sanction.until === null ? null : toInstant(sanction.until)
  const latest = clock().plus({ months: KEPT_MONTHS })
  const left = {
    act_id: sanction.actId,
    erasure_id: ErasureId.parse(randomUUID()),
    sanction: sanction.kind,
    rule: sanction.rule,
    until: until?.toJSDate() ?? null,
    kept_until: (until !== null && until < latest ? until : latest).toJSDate(),
  }
  await rows(database)
    .insert(hashes.map((each) => ({ ...left, ...each })))
    .onConflict()
    .ignore()
}

interface ErasedSanction {
  readonly erasureId: ErasureId
  readonly actId: ActId
  readonly sanction: ContinuedKind
  readonly rule: GuidelineRule
  readonly until: string | null
}

/** Finds the sanctions of erased accounts that shared a confirmed address or number with this one. */
export const erasedSanctionsOf = async (database: Knex, parts: HashParts, user: User, at: Instant): Promise<readonly ErasedSanction[]> => {
  const hashes = hashesOf(parts, user)
  if (hashes.length === 0) return []
  const found = await rows(database)
    .whereIn(
      ['about', 'hash'],
      hashes.map(({ about, hash }) => [about, hash]),
    )
    .where('kept_until', '>', at.toJSDate())
    .distinct('erasure_id', 'act_id', 'sanction', 'rule', 'until')
    .orderBy('erasure_id')
  return found.map(({ erasure_id, act_id, sanction, rule, until }) => ({
    erasureId: erasure_id,
    actId: act_id,
    sanction,
    rule,
    until: until === null ? null : isoOf(toInstant(until.toISOString())),
  }))
}

/** Only confirmed addresses and numbers count, because anyone can claim an address. */
const hashesOf = ({ settings, secrets }: HashParts, user: User): readonly Pick<Row, 'about' | 'hash'>[] => {
  const hashed = (about: Row['about'], text: string) => ({ about, hash: secrets.hmac(`${about} of an erased sanction`, text) })
  const { email, email_confirmed_at, phone, phone_confirmed_at } = user
  return [
    ...(email === null || email_confirmed_at === null ? [] : [hashed('mailbox', foldedBy(settings, email))]),
    ...(phone === null || phone_confirmed_at === null ? [] : [hashed('phone', phone)]),
  ]
}

/** When a sanction ends, what was kept of its erased account is deleted. */
export const endErasedSanctions = defineProcess({
  name: 'end-erased-sanctions',
  runs: 'once',
  reads: [SanctionLifted],
  on: async ({ event }, { database }: { readonly database: Knex }) => {
    await rows(database).where({ act_id: event.data.actId }).delete()
  },
})
