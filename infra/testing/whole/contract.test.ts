import { capabilities as contracts } from '@debut/events/capabilities.ts'
import { defineCapability } from '@debut/events/kernel/define-capability.ts'
import { defineCommand } from '@debut/events/kernel/define-command.ts'
import { defineEvent, type EventForm } from '@debut/events/kernel/define-event.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { personal } from '@debut/events/kernel/personal.ts'
import { capabilities as handled } from '@debut/command-service/capabilities.ts'
import { capabilities as projected } from '@debut/projection-service/capabilities.ts'
import { capabilities as served } from '@debut/query-service/capabilities.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contractGaps, type Layers } from './contract-gaps.ts'
import { routesOfCommandService } from '../routes-of-command-service.ts'
import { routesOfEdge } from '../routes-of-edge.ts'

const registered = await Promise.all([routesOfCommandService(), routesOfEdge()])
const routes = (route: string) => registered.some((has) => has(route))
const takeAll = ['results', 'owned']
const layers: Layers = { contracts, handled, projected, served, routes, takeAll }

describe('the layers', () => {
  it('answer everything that the contract says', () => {
    expect(contractGaps(layers)).toEqual([])
  })

  it('are found out where a capability is only half there', () => {
    const WaveSent = defineEvent('WaveSent', { memberId: MemberId })
    const SendWave = defineCommand('SendWave', {})
    const waving = defineCapability({
      name: 'waving',
      events: { wave: [WaveSent] },
      commands: { SendWave },
      routes: { 'GET /api/waves': { who: 'everybody', answer: z.object({}) } },
      topics: { waves: { who: 'everybody', frame: z.object({}) } },
    })
    expect(contractGaps({ ...layers, contracts: [...contracts, waving] })).toEqual([
      'waving: the command SendWave has no handler',
      'waving: GET /api/waves is not served',
      'waving: the topic waves is not served',
      'waving: no projection folds WaveSent, and it is not named as never read',
      'waving: WaveSent names a member by memberId, and does not say whether it is theirs',
      'waving: no sentence says what GET /api/waves is for, in events/src/waving/…-sentences.ts',
      'waving: no sentence says what command SendWave is for, in events/src/waving/…-sentences.ts',
      'waving: no sentence says what topic waves is for, in events/src/waving/…-sentences.ts',
    ])
  })

  it('are found out where a sentence describes nothing, or an address with a gap', () => {
    const waving = defineCapability({
      name: 'waving',
      commands: { KeepWave: defineCommand('KeepWave', {}, { who: 'process' }) },
      routes: { 'GET /api/waves/:waveId': { who: 'everybody' }, 'GET /api/waves/:waveId/raw': { who: 'everybody' } },
      sentences: {
        title: 'Waves',
        says: 'Waves.',
        of: {
          'GET /api/waves': 'All waves.',
          'GET /api/waves/:waveId': 'One wave.',
          'GET /api/waves/:waveId/raw': { leftOut: 'For the operators of Debut.' },
        },
      },
    })
    const gaps = contractGaps({ ...layers, contracts: [...contracts, waving], routes: (route) => route.includes('wave') || routes(route) })
    expect(gaps.filter((gap) => !gap.endsWith('has no handler'))).toEqual([
      'waving: a sentence describes GET /api/waves, which it does not have',
      'waving: no schema says what stands in the address of GET /api/waves/:waveId',
    ])
  })

  it('are found out where an event does not say whose it is, however it names somebody', () => {
    const somebody = defineCapability({
      name: 'waving',
      ownStreams: (memberId) => [`waver-${memberId}`],
      events: {
        waver: [
          defineEvent('WaveSent', { memberId: MemberId, to: MemberId }),
          defineEvent('WaveShown', { memberId: MemberId, to: MemberId }, { alsoNames: ['to'] }),
        ],
        wave: [
          defineEvent('WaveAnswered', { by: z.optional(MemberId), to: z.nullable(z.object({ all: z.array(MemberId) })) }),
          defineEvent('WaveKept', { wave: z.string() }, { ownedBy: 'wave' }),
          defineEvent('WaveSigned', { memberId: MemberId, text: personal(z.string()) }, { alsoNames: ['memberId'] }),
          defineEvent('WaveNamed', { memberId: MemberId, text: personal(z.string()) }, { ownedBy: 'memberId' }),
          defineEvent('WaveGuessed', { memberId: z.nullable(MemberId), text: personal(z.string()) }, { ownedBy: 'memberId' }),
        ],
      },
    })
    const gaps = contractGaps({ ...layers, contracts: [somebody] })
    expect(gaps.filter((gap) => gap.startsWith('waving:') && !gap.includes('no projection folds'))).toEqual([
      'waving: WaveSent names a member by to, and does not say whether it is theirs',
      'waving: WaveAnswered names a member by by, and does not say whether it is theirs',
      'waving: WaveAnswered names a member by to, and does not say whether it is theirs',
      'waving: WaveKept is owned by wave, which is not a member',
      'waving: WaveSigned.text is personal to memberId, who does not own it',
      'waving: WaveGuessed is owned by memberId, which is not a member',
      'waving: WaveGuessed.text is personal to memberId, who does not own it',
    ])
  })

  it('are found out where an event is only owned, and where one is read that is named as never read', () => {
    const WaveKept = defineEvent('WaveKept', { memberId: MemberId }, { ownedBy: 'memberId' })
    const WaveSeen = defineEvent('WaveSeen', {})
    const WavesCounted = defineEvent('WavesCounted', {})
    const waving = defineCapability({ name: 'waving', events: { wave: [WaveKept, WaveSeen, WavesCounted] } })
    const reading = (name: string, ...wave: EventForm[]) => ({ name, reads: { wave } })
    const projectors = [reading('owned', WaveKept), reading('waves', WaveSeen)]
    const more = {
      contracts: [...contracts, waving],
      projected: [...projected, { contract: waving, projectors, neverRead: [WaveSeen, WavesCounted] }],
    }
    expect(contractGaps({ ...layers, ...more })).toEqual([
      'waving: no projection folds WaveKept, and it is not named as never read',
      'waving: WaveSeen is named as never read, and is read',
    ])
  })

  it('are found out where they answer more than they were asked', () => {
    const waving = defineCapability({ name: 'waving' })
    const more = {
      handled: [...handled, { contract: waving, commands: { SendWave: undefined } }],
      served: [...served, { contract: waving, topics: { waves: undefined } }],
    }
    expect(contractGaps({ ...layers, ...more })).toEqual([
      'waving: SendWave is in no contract',
      'waving: the topic waves is in no contract',
    ])
  })
})
