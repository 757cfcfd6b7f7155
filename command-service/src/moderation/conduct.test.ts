import { type ActId, actIdOf } from '@debut/events/kernel/act-id.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { Role } from '@debut/events/members/role.ts'
import {
  AppealAnswered,
  AppealMade,
  conductStream,
  MemberBanned,
  MemberSuspended,
  MemberWarned,
  SanctionContinued,
  SanctionKept,
  SanctionLifted,
} from '@debut/events/moderation/conduct-events.ts'
import { conductFacts, inForce } from '@debut/events/moderation/conduct-facts.ts'
import { ErasureId } from '@debut/events/moderation/sanction.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { conduct, type ConductCommand, type FoundAct } from './conduct.ts'

const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const by = MemberId.parse('8a6e0804-2bd0-4672-b79d-d97027f9071a')
const at = toInstant('2026-03-02T20:00:00Z')
const stream = conductStream(memberId)
const actAt = (revision: number): ActId => actIdOf({ stream, revision })
const { given } = specify(conduct)

const facts = (more: { roles?: readonly Role[]; isAdmin?: boolean; registered?: boolean } = {}) => ({
  memberId,
  by,
  at,
  note: null,
  isAdmin: false,
  registered: true,
  roles: [],
  ...more,
})
const warn = (more: Parameters<typeof facts>[0] = {}) => ({ type: 'WarnMember', rule: 'spam', ...facts(more) }) as const
const suspend = (days: number, more: Parameters<typeof facts>[0] = {}) =>
  ({ type: 'SuspendMember', rule: 'harassment', days, ...facts(more) }) as const
const ban = (voidVotes: 'ring' | null = null, rule: 'vote-fraud' | 'hate' = 'vote-fraud') =>
  ({ type: 'BanMember', rule, voidVotes, ...facts({ isAdmin: true }) }) as const
const lift = (revision: number, isAdmin = true) =>
  ({ type: 'LiftSanction', memberId, actId: actAt(revision), reason: 'mistake', by, isAdmin }) as const
const act = (revision: number, more: Partial<FoundAct> = {}): FoundAct => ({
  stream,
  revision,
  at,
  is: 'appealable',
  isUndone: false,
  ...more,
})
const appeal = (revision: number, found: FoundAct | undefined = act(revision), days = 0) =>
  ({ type: 'MakeAppeal', memberId, actId: actAt(revision), text: 'It was a quote.', act: found, at: at.plus({ days }) }) as const
const answer = (revision: number, outcome: 'upheld' | 'overturned', more: { isOfVote?: boolean; isAdmin?: boolean; by?: MemberId } = {}) =>
  ({
    type: 'AnswerAppeal',
    memberId,
    actId: actAt(revision),
    outcome,
    text: 'We looked.',
    by,
    isAdmin: true,
    isOfVote: false,
    ...more,
  }) as const

const warned = MemberWarned({ memberId, rule: 'spam', note: null, by })
const suspended = (days: number) => MemberSuspended({ memberId, rule: 'harassment', note: null, by, until: isoOf(at.plus({ days })) })
const banned = (voidsVotes: 'ring' | null = null, rule: 'vote-fraud' | 'hate' = 'vote-fraud') =>
  MemberBanned({ memberId, rule, note: null, by, voidsVotes })
const lifted = (revision: number, sanction: 'warning' | 'suspension' | 'ban', reason: 'mistake' | 'appeal' = 'mistake') =>
  SanctionLifted({ memberId, actId: actAt(revision), sanction, reason, by })
const ERASURES = ['6f0d9f0e-2d2b-4c1e-9a53-0c6f6a1e7b21', '0d3c2f6a-97b1-4b5e-8f5a-6a3b1c2d4e5f'].map((id) => ErasureId.parse(id))
const left = (days: number | null, erasure = 0) => {
  const erasureId = ERASURES[erasure]
  if (erasureId === undefined) throw new Error('there is no such erasure')
  const until = days === null ? null : isoOf(at.plus({ days }))
  return { memberId, erasureId, sanction: until === null ? 'ban' : 'suspension', rule: 'spam', until } as const
}
/** Of another account, unless it says so. */
const goOn = (days: number | null, erasure = 0, actId = actIdOf({ stream: conductStream(by), revision: 0 })) =>
  ({ type: 'ContinueSanction', ...left(days, erasure), actId, at }) as const
const continued = (...args: Parameters<typeof left>) => SanctionContinued(left(...args))
const keep = (revision: number, isAdmin = true) => ({ type: 'KeepSanction', memberId, actId: actAt(revision), by, isAdmin }) as const
const kept = (revision: number, sanction: 'suspension' | 'ban') => SanctionKept({ memberId, actId: actAt(revision), sanction, by })
const appealed = (revision: number, on = stream) =>
  AppealMade({ memberId, actId: actAt(revision), stream: on, revision, text: 'It was a quote.' })
const answered = (revision: number, outcome: 'upheld' | 'overturned') =>
  AppealAnswered({ memberId, actId: actAt(revision), outcome, text: 'We looked.', by })

describe('a sanction', () => {
  it('is a warning, a suspension of so many days, or a ban', () => {
    given().when(warn()).then(warned)
    given(warned).when(suspend(7)).then(suspended(7))
    given(suspended(7)).when(suspend(90)).then(suspended(90))
    given(suspended(7)).when(ban('ring')).then(banned('ring'))
  })

  it('is of moderators by admins alone, and never of admins', () => {
    given()
      .when(warn({ roles: ['moderator'] }))
      .thenRefused('sanction-moderator')
    given()
      .when(warn({ roles: ['moderator'], isAdmin: true }))
      .then(warned)
    given()
      .when(suspend(1, { roles: ['admin'], isAdmin: true }))
      .thenRefused('sanction-admin')
    given()
      .when(warn({ roles: ['analyst'] }))
      .then(warned)
  })

  it('is of members', () => {
    given()
      .when(warn({ registered: false }))
      .thenRefused('unknown-member')
  })

  it('does not follow a ban that stands', () => {
    given(banned()).when(suspend(1)).thenRefused('already-banned')
    given(banned()).when(ban()).thenRefused('already-banned')
    given(banned(), lifted(0, 'ban')).when(ban()).then(banned())
  })

  it('takes votes only for fraud', () => {
    given().when(ban('ring', 'hate')).thenRefused('votes-without-fraud')
    given().when(ban(null, 'hate')).then(banned(null, 'hate'))
  })

  it('is lifted once, by its id', () => {
    given(warned, banned()).when(lift(1)).then(lifted(1, 'ban'))
    given(warned, banned()).when(lift(1, false)).thenRefused('only-admins-lift-bans')
    given(warned, banned()).when(lift(0, false)).then(lifted(0, 'warning'))
    given(suspended(7), lifted(0, 'suspension')).when(lift(0)).thenNothing()
    given(warned).when(lift(4)).thenRefused('unknown-act')
  })
})

describe('a sanction of an erased account', () => {
  it('does not continue for the account that it was imposed on, where a shorter one has taken its place', () => {
    given(suspended(90), suspended(1))
      .when(goOn(90, 0, actAt(0)))
      .thenNothing()
    given(suspended(90), suspended(1)).when(goOn(90)).then(continued(90))
  })

  it('continues once, also where it was lifted since', () => {
    given().when(goOn(null)).then(continued(null))
    given().when(goOn(7)).then(continued(7))
    given(continued(7)).when(goOn(7)).thenNothing()
    given(continued(null), lifted(0, 'ban')).when(goOn(null)).thenNothing()
    given(continued(null), lifted(0, 'ban')).when(goOn(null, 1)).then(continued(null, 1))
  })

  it('adds to what is milder, and takes the place of nothing that is stricter', () => {
    given(suspended(7)).when(goOn(30)).then(continued(30))
    given(suspended(30)).when(goOn(7)).thenNothing()
    given(suspended(30)).when(goOn(null)).then(continued(null))
    given(banned()).when(goOn(30)).thenNothing()
    given(banned()).when(goOn(null)).thenNothing()
  })

  it('is kept by who may lift it, and lifted like any other', () => {
    given(continued(null)).when(keep(0)).then(kept(0, 'ban'))
    given(continued(null)).when(keep(0, false)).thenRefused('only-admins-lift-bans')
    given(continued(7)).when(keep(0, false)).then(kept(0, 'suspension'))
    given(continued(7), kept(0, 'suspension')).when(keep(0)).thenNothing()
    given(continued(7), lifted(0, 'suspension')).when(keep(0)).thenRefused('sanction-lifted')
    given(continued(null)).when(lift(0, false)).thenRefused('only-admins-lift-bans')
    given(continued(null), kept(0, 'ban')).when(lift(0)).then(lifted(0, 'ban'))
  })

  it('is the only kind that is kept', () => {
    given(warned, banned()).when(keep(1)).thenRefused('not-continued')
    given(warned).when(keep(4)).thenRefused('unknown-act')
  })

  it('keeps the member from acting as it did before', () => {
    const fold = (event: ReturnType<typeof continued>) => conductFacts.evolve(conductFacts.initial, event)
    expect(inForce(fold(continued(null)), at.plus({ years: 3 }))).toMatchObject({ kind: 'ban', rule: 'spam', kept: false })
    expect(inForce(fold(continued(7)), at)).toMatchObject({ kind: 'suspension' })
    expect(inForce(fold(continued(7)), at.plus({ days: 7 }))).toBeUndefined()
  })
})

describe('what keeps a member from acting', () => {
  const fold = (...events: Parameters<typeof conductFacts.evolve>[1][]) => events.reduce(conductFacts.evolve, conductFacts.initial)

  it('is a ban until it is lifted, or the newest suspension until it is over', () => {
    expect(inForce(fold(warned), at)).toBeUndefined()
    expect(inForce(fold(suspended(7)), at)).toMatchObject({ kind: 'suspension' })
    expect(inForce(fold(suspended(7)), at.plus({ days: 7 }))).toBeUndefined()
    expect(inForce(fold(suspended(90), suspended(1)), at.plus({ days: 2 }))).toBeUndefined()
    expect(inForce(fold(suspended(1), banned()), at.plus({ days: 400 }))).toMatchObject({ kind: 'ban', until: null })
    expect(inForce(fold(suspended(7), banned(), lifted(1, 'ban')), at)).toMatchObject({ kind: 'suspension' })
    expect(inForce(fold(suspended(7), lifted(0, 'suspension')), at)).toBeUndefined()
  })
})

describe('an appeal', () => {
  it('is made once, within 30 days, by the member whom the act concerns', () => {
    given(warned).when(appeal(0)).then(appealed(0))
    given(warned)
      .when(appeal(0, act(0), 30))
      .then(appealed(0))
    given(warned)
      .when(appeal(0, act(0), 31))
      .thenRefused('appeal-too-late')
    given(warned, appealed(0)).when(appeal(0)).thenRefused('already-appealed')
    given(warned)
      .when({ ...appeal(0), act: undefined })
      .thenRefused('unknown-act')
  })

  it('is of a sanction that stands, or of a text that was hidden', () => {
    given(warned, lifted(0, 'warning')).when(appeal(0)).thenRefused('already-undone')
    given()
      .when(appeal(3, act(3, { is: 'other' })))
      .thenRefused('not-appealable')
    given()
      .when(appeal(3, act(3, { stream: 'post-1' })))
      .then(appealed(3, 'post-1'))
  })

  it('is not of an appeal', () => {
    given(warned, appealed(0), answered(0, 'upheld'))
      .when(appeal(2, act(2, { is: 'answer' })))
      .thenRefused('appeal-of-appeal')
  })

  it('is answered once, about a vote by admins alone', () => {
    given(warned, appealed(0)).when(answer(0, 'upheld')).then(answered(0, 'upheld'))
    given(warned, appealed(0), answered(0, 'upheld')).when(answer(0, 'upheld')).thenRefused('appeal-answered')
    given(warned).when(answer(0, 'upheld')).thenRefused('unknown-appeal')
    given(warned, appealed(0))
      .when(answer(0, 'upheld', { isOfVote: true, isAdmin: false }))
      .thenRefused('only-admins-judge-votes')
  })

  it('lifts the sanction where it is overturned, and a ban only by an admin', () => {
    given(warned, appealed(0))
      .when(answer(0, 'overturned'))
      .then(answered(0, 'overturned'), lifted(0, 'warning', 'appeal'))
    given(warned, appealed(0), lifted(0, 'warning')).when(answer(0, 'overturned')).then(answered(0, 'overturned'))
    given(banned(), appealed(0))
      .when(answer(0, 'overturned', { isAdmin: false }))
      .thenRefused('only-admins-lift-bans')
    given(banned(), appealed(0))
      .when(answer(0, 'overturned'))
      .then(answered(0, 'overturned'), lifted(0, 'ban', 'appeal'))
    given(appealed(3, 'post-1')).when(answer(3, 'overturned')).then(answered(3, 'overturned'))
  })
})

const revision = fc.nat(6)
const command: fc.Arbitrary<ConductCommand> = fc.oneof(
  fc.constantFrom(warn(), suspend(1), suspend(30), ban(), ban('ring'), goOn(null), goOn(null, 1), goOn(7)),
  fc.record({ revision, isAdmin: fc.boolean() }).map((each) => keep(each.revision, each.isAdmin)),
  fc.record({ revision, isAdmin: fc.boolean() }).map((each) => lift(each.revision, each.isAdmin)),
  revision.map((each) => appeal(each)),
  fc
    .record({ revision, outcome: fc.constantFrom('upheld' as const, 'overturned' as const) })
    .map((each) => answer(each.revision, each.outcome)),
)

describe('any sequence of commands', () => {
  it('has at most one ban that stands, one appeal of each act, and one answer to it', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        const { history, state } = specify(conduct).play(commands)
        expect(state.events).toBe(history.length)
        expect(state.sanctions.filter(({ kind, lifted: isLifted }) => kind === 'ban' && !isLifted).length).toBeLessThanOrEqual(1)
        for (const type of ['AppealMade', 'AppealAnswered', 'SanctionKept', 'SanctionLifted'] as const) {
          const about = history.filter((event) => event.type === type).map(({ data }) => ('actId' in data ? data.actId : ''))
          expect(new Set(about).size).toBe(about.length)
        }
      }),
      { numRuns: runs(10_000) },
    )
  })
})
