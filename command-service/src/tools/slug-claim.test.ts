import { ToolId } from '@debut/events/tools/tool-card.ts'
import { SlugClaimed } from '@debut/events/tools/tool-events.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { slugClaim } from './slug-claim.ts'

const paperplane = ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7D')
const papership = ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7E')
const claim = (toolId: ToolId) => ({ type: 'ClaimSlug', toolId }) as const
const claimed = (toolId: ToolId) => SlugClaimed({ toolId })
const { given, play } = specify(slugClaim)

describe('a slug', () => {
  it('goes to the tool that claims it first, once', () => {
    given().when(claim(paperplane)).then(claimed(paperplane))
    given(claimed(paperplane)).when(claim(paperplane)).thenNothing()
    given(claimed(paperplane)).when(claim(papership)).thenRefused('slug-taken')
  })

  it('stays with the first in any sequence of claims, and every claim can be repeated', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(paperplane, papership), { maxLength: 8 }), (claims) => {
        const { history } = play(claims.map(claim))
        expect(history).toEqual(claims.slice(0, 1).map(claimed))
        expect(play(claims.flatMap((each) => [claim(each), claim(each)])).history).toEqual(history)
      }),
      { numRuns: runs(10_000) },
    )
  })
})
