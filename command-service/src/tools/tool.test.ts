import { MemberId } from '@debut/events/kernel/ids.ts'
import { cardIn } from '@debut/events/tools/card-in.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import {
  InvitationEnded,
  LaunchPlanned,
  MakerInvited,
  MakerJoined,
  MakerLeft,
  SaleTermsChanged,
  ToolEdited,
  ToolHidden,
  ToolListed,
  ToolModerated,
  ToolPutUpForSale,
  ToolRemoved,
  ToolShown,
  ToolTransferred,
} from '@debut/events/tools/tool-events.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { tool, type ToolCommand } from './tool.ts'

const ines = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const noor = MemberId.parse('0a7e6f1c-93d0-4c55-9d1e-7b1f3c2a9e02')
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7D')
const launch = (index: number) => LaunchId.parse(`01K9Z7V5C1ABCDEFGHJK${String(index).padStart(6, '0')}`)

const listed = (name = 'Paperplane') =>
  ToolListed({
    toolId,
    ownerId: ines,
    makers: [ines, noor],
    slug: 'paperplane',
    name,
    tagline: 'Send a note that folds itself',
    url: 'https://paperplane.example',
    category: 'design',
    pricing: 'free',
    tags: ['mail'],
    logo: '/logo.svg',
    ...NO_STORY,
  })
const list = (name?: string): ToolCommand => ({ type: 'ListTool', card: listed(name).data, holds: false, terms: null, invited: [] })
const plan = (index: number): ToolCommand => ({ type: 'PlanLaunch', toolId, launchId: launch(index) })
const planned = (index: number) => LaunchPlanned({ toolId, launchId: launch(index) })
const { given, play } = specify(tool)

describe('a tool', () => {
  it('is listed with the whole of its card, once', () => {
    given().when(list()).then(listed())
    given(listed()).when(list()).thenNothing()
  })

  it('goes to its heir when its owner is erased, who leaves it, and is removed where there is none', () => {
    const passOn = (heir?: MemberId): ToolCommand => ({ type: 'PassOnTool', toolId, from: ines, heir })
    const passed = [ToolTransferred({ toolId, ownerId: noor, by: ines }), MakerLeft({ toolId, memberId: ines, by: ines })]
    given(listed())
      .when(passOn(noor))
      .then(...passed)
    given(listed(), ...passed)
      .when(passOn(noor))
      .thenNothing()
    given(listed())
      .when(passOn())
      .then(ToolRemoved({ toolId, by: ines }))
    given(listed(), ToolRemoved({ toolId, by: ines }))
      .when(passOn(noor))
      .thenNothing()
    given().when(passOn(noor)).thenNothing()
  })

  describe('and an admin', () => {
    const boss = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')
    const tomasz = MemberId.parse('7c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f')
    const decides = (act: 'approve' | 'hide' | 'restore' | 'remove', reason = 'phishing' as const): ToolCommand => ({
      type: 'ModerateTool',
      toolId,
      by: boss,
      act,
      reason,
    })
    const decided = (act: 'approve' | 'hide' | 'restore' | 'remove') =>
      ToolModerated({ toolId, act, reason: 'phishing', memberId: null, by: boss })
    const hidden = [decided('hide'), ToolHidden({ toolId, by: boss })]
    const about = (act: 'remove-maker' | 'transfer', memberId: MemberId): ToolCommand => ({
      type: 'ModerateMakers',
      toolId,
      by: boss,
      act,
      memberId,
      reason: 'ownership',
    })
    const ruled = (act: 'remove-maker' | 'transfer', memberId: MemberId) =>
      ToolModerated({ toolId, act, reason: 'ownership', memberId, by: boss })

    it('hides it once, and shows it again', () => {
      given(listed())
        .when(decides('hide'))
        .then(...hidden)
      given(listed(), ...hidden)
        .when(decides('hide'))
        .thenNothing()
      given(listed(), ...hidden)
        .when(decides('restore'))
        .then(decided('restore'), ToolShown({ toolId, by: boss }))
      given(listed()).when(decides('restore')).thenNothing()
      given().when(decides('hide')).thenRefused('unknown-tool')
    })

    it('is not outdone by its makers, whose own word counts again afterwards', () => {
      for (const type of ['ShowTool', 'HideTool'] as const) {
        given(listed(), ...hidden)
          .when({ type, toolId, by: ines })
          .thenRefused('tool-not-shown')
      }
      const byMakers = [listed(), ToolHidden({ toolId, by: ines })]
      given(...byMakers)
        .when(decides('hide'))
        .then(decided('hide'))
      given(...byMakers, decided('hide'))
        .when(decides('restore'))
        .then(decided('restore'))
      given(...byMakers, decided('hide'), decided('restore'))
        .when({ type: 'ShowTool', toolId, by: ines })
        .then(ToolShown({ toolId, by: ines }))
    })

    it('removes it for ever', () => {
      const removed = [decided('remove'), ToolRemoved({ toolId, by: boss })]
      given(listed())
        .when(decides('remove'))
        .then(...removed)
      given(listed(), ...removed)
        .when(decides('remove'))
        .thenNothing()
      given(listed(), ...removed)
        .when(decides('restore'))
        .thenRefused('unknown-tool')
    })

    it('takes a maker or an invitation from it, and never its owner', () => {
      given(listed())
        .when(about('remove-maker', noor))
        .then(ruled('remove-maker', noor), MakerLeft({ toolId, memberId: noor, by: boss }))
      given(listed()).when(about('remove-maker', tomasz)).thenNothing()
      given(listed(), MakerInvited({ toolId, memberId: tomasz, by: ines }))
        .when(about('remove-maker', tomasz))
        .then(ruled('remove-maker', tomasz), InvitationEnded({ toolId, memberId: tomasz, by: boss }))
      given(listed()).when(about('remove-maker', ines)).thenRefused('owner-stays')
    })

    it('gives it another owner', () => {
      given(listed())
        .when(about('transfer', tomasz))
        .then(ruled('transfer', tomasz), ToolTransferred({ toolId, ownerId: tomasz, by: boss }))
      given(listed()).when(about('transfer', ines)).thenNothing()
    })

    it('looks at it first where it is held, which its makers cannot end', () => {
      const held = [
        ToolModerated({ toolId, act: 'hold', reason: 'first-tool', memberId: null, by: null }),
        ToolHidden({ toolId, by: null }),
      ]
      given()
        .when({ type: 'ListTool', card: listed().data, holds: true, terms: null, invited: [] })
        .then(listed(), ...held)
      given(listed(), ...held)
        .when({ type: 'ShowTool', toolId, by: ines })
        .thenRefused('tool-not-shown')
      given(listed(), ...held)
        .when(decides('approve'))
        .then(decided('approve'), ToolShown({ toolId, by: boss }))
      // What somebody has looked at and not let through is hidden with a reason.
      given(listed(), ...held)
        .when(decides('hide'))
        .then(decided('hide'))
    })

    it('is not overtaken by another admin, whose list is older', () => {
      const held = [
        ToolModerated({ toolId, act: 'hold', reason: 'first-tool', memberId: null, by: null }),
        ToolHidden({ toolId, by: null }),
      ]
      given(listed(), ...held, decided('hide'))
        .when(decides('approve'))
        .thenRefused('decided-meanwhile')
      given(listed(), ...held)
        .when(decides('restore'))
        .thenRefused('decided-meanwhile')
      given(listed(), ...held, decided('approve'), ToolShown({ toolId, by: boss }))
        .when(decides('approve'))
        .thenNothing()
    })
  })

  it('is not overwritten by another card under its id', () => {
    given(listed()).when(list('Papership')).thenRefused('tool-exists')
  })

  it('is launched once it is listed, as often as it likes', () => {
    given().when(plan(1)).thenRefused('unknown-tool')
    given(listed()).when(plan(1)).then(planned(1))
    given(listed(), planned(1)).when(plan(2)).then(planned(2))
  })

  it('keeps its newest launch when an older one is planned again', () => {
    given(listed(), planned(1), planned(2)).when(plan(1)).thenNothing()
    expect(play([list(), plan(1), plan(2), plan(1)]).state).toMatchObject({ newestLaunch: launch(2), makers: [ines, noor] })
  })

  it('has the card and the launches that a naive reading of any sequence gives it, and every command can be repeated', () => {
    const command = fc.oneof(fc.constantFrom('Paperplane', 'Papership').map(list), fc.integer({ min: 1, max: 4 }).map(plan))
    fc.assert(
      fc.property(fc.array(command, { maxLength: 16 }), (commands) => {
        const first = commands.findIndex(({ type }) => type === 'ListTool')
        const card = commands.flatMap((each) => (each.type === 'ListTool' ? [each.card] : []))[0]
        const launches = new Set(commands.slice(first).flatMap((each) => (first >= 0 && each.type === 'PlanLaunch' ? [each.launchId] : [])))
        const { state } = play(commands)
        expect(state).toMatchObject({ listed: card, launches: [...launches], newestLaunch: [...launches].at(-1) })
        expect(play(commands.flatMap((each) => [each, each])).state).toEqual(state)
      }),
      { numRuns: runs(10_000) },
    )
  })

  describe('and its makers', () => {
    const tomasz = MemberId.parse('7c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f')
    const own = { toolId, by: ines }
    const card = cardIn(listed().data)
    const renamed = { ...card, name: 'Papership' }
    const edit = (by = ines, edition = 1, over: object = {}): ToolCommand => ({
      type: 'EditTool',
      toolId,
      by,
      edition,
      card: renamed,
      terms: null,
      invited: [],
      ...over,
    })
    const edited = (by = ines) => ToolEdited({ toolId, by, ...renamed })
    const invited = MakerInvited({ toolId, memberId: tomasz, by: ines })
    const joined = MakerJoined({ toolId, memberId: tomasz, invitedBy: ines })

    it('edit its card on top of the edition that they know', () => {
      given(listed()).when(edit()).then(edited())
      given(listed()).when(edit(noor)).then(edited(noor))
      given(listed(), edited()).when(edit(noor)).thenNothing()
      given(listed(), edited())
        .when(edit(noor, 1, { card: { ...card, name: 'Paperboat' } }))
        .thenRefused('edited-meanwhile')
      given(listed()).when(edit(tomasz)).thenRefused('not-your-tool')
      given().when(edit()).thenRefused('not-your-tool')
    })

    it('ask others, who join or decline', () => {
      given(listed())
        .when({ type: 'InviteMaker', ...own, memberId: tomasz })
        .then(invited)
      given(listed(), invited)
        .when({ type: 'InviteMaker', ...own, memberId: tomasz })
        .thenNothing()
      given(listed())
        .when({ type: 'InviteMaker', ...own, memberId: noor })
        .thenRefused('already-maker')
      given(listed(), invited).when({ type: 'AcceptInvitation', toolId, by: tomasz }).then(joined)
      given(listed()).when({ type: 'AcceptInvitation', toolId, by: tomasz }).thenRefused('not-invited')
      given(listed(), invited)
        .when({ type: 'EndInvitation', toolId, memberId: tomasz, by: tomasz })
        .then(InvitationEnded({ toolId, memberId: tomasz, by: tomasz, invitedBy: ines }))
      given(listed(), invited)
        .when({ type: 'EndInvitation', toolId, memberId: tomasz, by: MemberId.parse('7c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e40') })
        .thenRefused('not-your-tool')
      given(listed(), invited, joined).when(edit(tomasz)).then(edited(tomasz))
    })

    it('ask others by email, who join as long as the one who asked is a maker', () => {
      const accepted = { type: 'AcceptInvitation', toolId, by: tomasz, invitedBy: noor } as const
      given(listed())
        .when(accepted)
        .then(MakerJoined({ toolId, memberId: tomasz, invitedBy: noor }))
      given(listed(), MakerLeft({ toolId, memberId: noor, by: ines }))
        .when(accepted)
        .thenRefused('not-invited')
    })

    it('are ten at most, with those who are asked', () => {
      const others = Array.from({ length: 8 }, (_each, index) => MemberId.parse(`7c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e5${index}`))
      const asked = others.map((memberId) => MakerInvited({ toolId, memberId, by: ines }))
      given(listed(), ...asked)
        .when({ type: 'InviteMaker', ...own, memberId: tomasz })
        .thenRefused('too-many-makers')
      const byEmail = others.map((memberId) => MakerJoined({ toolId, memberId, invitedBy: ines }))
      const [one, other] = [1, 2].map((end) => MemberId.parse(`7c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e6${end}`)) as [MemberId, MemberId]
      const full = [listed(), invited, MakerInvited({ toolId, memberId: one, by: ines }), ...byEmail]
      given(...full)
        .when({ type: 'AcceptInvitation', toolId, by: tomasz })
        .thenRefused('too-many-makers')
      given(...full)
        .when({ type: 'AcceptInvitation', toolId, by: other, invitedBy: ines })
        .thenRefused('too-many-makers')
      given(...full)
        .when(edit(ines, 1, { invited: [other, noor] }))
        .then(edited())
    })

    it('leave it, or are taken off it by its owner, who stays', () => {
      const left = (by: MemberId) => MakerLeft({ toolId, memberId: noor, by })
      given(listed())
        .when({ type: 'RemoveMaker', ...own, memberId: noor })
        .then(left(ines))
      given(listed()).when({ type: 'RemoveMaker', toolId, by: noor, memberId: noor }).then(left(noor))
      given(listed()).when({ type: 'RemoveMaker', toolId, by: noor, memberId: ines }).thenRefused('owner-stays')
      given(listed(), invited, joined).when({ type: 'RemoveMaker', toolId, by: noor, memberId: tomasz }).thenRefused('not-its-owner')
      given(listed(), left(noor)).when(edit(noor)).thenRefused('not-your-tool')
    })

    it('give it to somebody else, who makes it from then on', () => {
      const transferred = ToolTransferred({ toolId, ownerId: tomasz, by: ines })
      given(listed())
        .when({ type: 'TransferTool', ...own, memberId: tomasz })
        .then(transferred)
      given(listed()).when({ type: 'TransferTool', toolId, by: noor, memberId: noor }).thenRefused('not-its-owner')
      given(listed(), transferred).when(edit(tomasz)).then(edited(tomasz))
      given(listed(), transferred)
        .when({ type: 'RemoveTool', ...own, name: 'Paperplane' })
        .thenRefused('not-its-owner')
    })

    it('hide it, show it, and remove it for ever by its name', () => {
      const [hidden, removed] = [ToolHidden(own), ToolRemoved(own)]
      given(listed())
        .when({ type: 'HideTool', ...own })
        .then(hidden)
      given(listed(), hidden)
        .when({ type: 'HideTool', ...own })
        .thenNothing()
      given(listed(), hidden)
        .when({ type: 'ShowTool', ...own })
        .then(ToolShown(own))
      given(listed())
        .when({ type: 'RemoveTool', ...own, name: 'Paperboat' })
        .thenRefused('wrong-name')
      given(listed())
        .when({ type: 'RemoveTool', ...own, name: ' Paperplane ' })
        .then(removed)
      given(listed(), removed)
        .when({ type: 'RemoveTool', ...own, name: 'Paperplane' })
        .thenNothing()
      given(listed(), removed)
        .when({ type: 'ShowTool', ...own })
        .thenRefused('not-your-tool')
    })

    it('say what a sale would ask for, before it can be put up', () => {
      const terms = { askCents: 1_200_000, currency: 'USD', ttmRevenueCents: null, ttmProfitCents: null } as const
      const priced = SaleTermsChanged({ ...own, terms })
      given(listed()).when({ type: 'PutUpForSale', toolId }).thenRefused('no-sale-terms')
      given(listed())
        .when(edit(ines, 1, { card, terms }))
        .then(priced)
      given(listed(), priced).when({ type: 'PutUpForSale', toolId }).then(ToolPutUpForSale({ toolId }))
      given(listed(), priced)
        .when(edit(ines, 1, { card }))
        .then(SaleTermsChanged({ ...own, terms: null }))
    })
  })
})
