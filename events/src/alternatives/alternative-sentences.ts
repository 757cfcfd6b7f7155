import { defineSentences } from '../kernel/define-sentences.ts'

/** The pair that the example of a proposal makes. */
const PAIR = '74daf91e22975416c85ad1fdd29ec935'

export const alternativeSentences = defineSentences({
  title: 'Alternatives',
  says: 'Which products can stand in for which, and for products from elsewhere that people know. Members propose, and a moderator looks at it first.',
  of: {
    'GET /api/alternatives': 'Products, also from elsewhere, that have alternatives: the most first, each with the best of them.',
    'GET /api/alternatives/:subject': {
      says: 'The launched products that can stand in for a product of ours, or for one from elsewhere.',
      problems: ['unknown-alternatives'],
    },
    'GET /api/moderation/alternatives': 'For moderators: the pairs that wait for them, the oldest first, and those that were decided last.',
    'command ProposeAlternative': {
      says: 'Proposes that a product and another one, of ours or from elsewhere, can stand in for each other.',
      problems: [
        'not-registered',
        'unknown-tool',
        'alternative-itself',
        'alternative-proposed',
        'alternative-accepted',
        'alternative-rejected',
        'product-unnamed',
        'product-is-here',
        'too-many-alternatives',
      ],
      example: { other: { kind: 'product', name: 'Letterpress Online', url: 'https://letterpress.example/' } },
    },
    'command AcceptAlternative': {
      says: 'Shows a pair that was proposed, or turned down before.',
      problems: ['unknown-alternative'],
      example: { alternativeId: PAIR },
    },
    'command RejectAlternative': {
      says: 'Turns a pair down, also one that was accepted.',
      problems: ['unknown-alternative'],
      example: { alternativeId: PAIR },
    },
  },
})
