import { AlternativeAccepted, AlternativeProposed, AlternativeRejected } from '@debut/events/alternatives/alternative-events.ts'
import { type Other, ProductSlug, type RejectReason } from '@debut/events/alternatives/alternative-form.ts'
import { alternativeIdOf } from '@debut/events/alternatives/alternative-stream.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { alternative, type AlternativeCommand } from './alternative.ts'
import { runs } from '@debut/events/testing/runs.ts'

const { given, play } = specify(alternative)
const [toolId, otherId] = [ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001'), ToolId.parse('01K9Z7V5C0QW8R3N4M2X000002')]
const by = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const admin = MemberId.parse('7d1f4b83-2a5e-4c9d-8e36-9b0c6d5f1a03')
const notion: Other = { kind: 'product', slug: ProductSlug.parse('notion'), name: 'Notion', url: null }
const alternativeId = alternativeIdOf(toolId, notion)
const facts = { registered: true, listed: true, isHere: false }

const propose = (more: Partial<typeof facts & { other: Other }> = {}) =>
  ({ type: 'ProposeAlternative', alternativeId, toolId, other: notion, by, ...facts, ...more }) as const
const acceptIt = { type: 'AcceptAlternative', alternativeId, by: admin } as const
const reject = (reason: RejectReason = 'not-alike') => ({ type: 'RejectAlternative', alternativeId, by: admin, reason }) as const

const proposed = AlternativeProposed({ alternativeId, toolId, other: notion, by })
const accepted = AlternativeAccepted({ alternativeId, by: admin })
const rejected = (reason: RejectReason = 'not-alike') => AlternativeRejected({ alternativeId, by: admin, reason })

describe('an alternative', () => {
  it('is proposed once', () => {
    given().when(propose()).then(proposed)
    given(proposed).when(propose()).thenRefused('alternative-proposed')
    given(proposed, accepted).when(propose()).thenRefused('alternative-accepted')
    given(proposed, rejected()).when(propose()).thenRefused('alternative-rejected')
  })

  it('may be proposed in better words where its name or address was wrong', () => {
    given(proposed, rejected('wrong-details')).when(propose()).then(proposed)
    given(proposed, rejected('wrong-details'), proposed).when(propose()).thenRefused('alternative-proposed')
  })

  it('is between two products that everybody may see, and never one and the same', () => {
    given()
      .when(propose({ listed: false }))
      .thenRefused('unknown-tool')
    given()
      .when(propose({ other: { kind: 'tool', toolId } }))
      .thenRefused('alternative-itself')
    given()
      .when(propose({ other: { kind: 'tool', toolId: otherId } }))
      .then(AlternativeProposed({ alternativeId, toolId, other: { kind: 'tool', toolId: otherId }, by }))
    given()
      .when(propose({ isHere: true }))
      .thenRefused('product-is-here')
  })

  it('is proposed by a member', () => {
    given()
      .when(propose({ registered: false }))
      .thenRefused('not-registered')
  })

  it('is accepted and turned down as often as an admin thinks better of it, and each once', () => {
    given().when(acceptIt).thenRefused('unknown-alternative')
    given().when(reject()).thenRefused('unknown-alternative')
    given(proposed).when(acceptIt).then(accepted)
    given(proposed, accepted).when(acceptIt).thenNothing()
    given(proposed, accepted).when(reject('mistake')).then(rejected('mistake'))
    given(proposed, rejected()).when(reject('spam')).thenNothing()
    given(proposed, rejected()).when(acceptIt).then(accepted)
  })

  it('is the same pair whichever side is named first', () => {
    expect(alternativeIdOf(toolId, { kind: 'tool', toolId: otherId })).toBe(alternativeIdOf(otherId, { kind: 'tool', toolId }))
    expect(alternativeIdOf(toolId, notion)).not.toBe(alternativeIdOf(otherId, notion))
  })

  it('is what was last said of it, in any sequence of commands, each of which can be repeated', () => {
    const command: fc.Arbitrary<AlternativeCommand> = fc.constantFrom<AlternativeCommand[]>(
      propose(),
      propose({ listed: false }),
      acceptIt,
      reject(),
      reject('wrong-details'),
    )
    /** The same rules in their simplest form, to compare with. */
    const said = (is: string, each: AlternativeCommand): string => {
      if (each.type === 'ProposeAlternative') return each.listed && (is === 'unknown' || is === 'rejected for its words') ? 'proposed' : is
      if (is === 'unknown') return is
      if (each.type === 'AcceptAlternative') return 'accepted'
      if (is.startsWith('rejected')) return is
      return each.reason === 'wrong-details' ? 'rejected for its words' : 'rejected'
    }
    fc.assert(
      fc.property(fc.array(command, { maxLength: 20 }), (commands) => {
        const { state, history } = play(commands)
        expect(state.reopened ? 'rejected for its words' : state.is).toBe(commands.reduce(said, 'unknown'))
        expect(play(commands.flatMap((each) => [each, each])).history).toEqual(history)
      }),
      { numRuns: runs(2_000) },
    )
  })
})
