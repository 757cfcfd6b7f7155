import { defineSentences } from '../kernel/define-sentences.ts'

const PAPERPLANE =
  'Write it, fold it, let it go. Paperplane sends what you wrote as a note that folds itself, and tells you when it was opened.'

/** To whom a product is not theirs, it is as if there were none. */
const ofMakers = ['not-your-tool']
const ofOwners = [...ofMakers, 'not-its-owner']

export const toolSentences = defineSentences({
  title: 'Products',
  says: 'The directory: each product with its launches, and the lists of a category or a tag. In addresses and fields a product is called a tool.',
  of: {
    'GET /api/tools/:tool': {
      says: 'A product with its launches, the newest first, each with how it stands on its day.',
      problems: ['unknown-tool'],
    },
    'GET /api/tool-names':
      'Which of up to 30 names a listed product already has, as its name or in its address, and which product that is.',
    'GET /api/tools/:tool/neighbours': {
      says: 'What is about the same as a product, and what was launched on its day.',
      problems: ['unknown-tool'],
    },
    'GET /api/tools/:tool/badges': { says: 'The badges that a product may wear now, the best first.', problems: ['unknown-tool'] },
    'GET /api/tools/:tool/mine': {
      says: 'That a product is the reader’s own. To anybody else it is as if there were none.',
      problems: ['not-found'],
    },
    'GET /api/tools/:tool/unlisted': {
      says: 'A product as its makers and moderators see it, also while it is hidden. To anybody else it is as if there were none.',
      problems: ['unknown-tool'],
    },
    'GET /api/moderation/tools':
      'For moderators: products that wait for a first look, and those that a moderator has hidden or that are looked for.',
    'GET /api/your-tools': 'The member’s products with their launches, hidden ones too, and those that they are asked to be a maker of.',
    'GET /api/listings': {
      says: 'The launched products of one category or one tag: name one of the two. A month needs its year.',
      problems: ['unknown-tag'],
      example: { category: 'design', tag: undefined },
    },
    'GET /api/for-sale': 'The products whose makers would hand them on, with what they ask. Revenue and profit are their own word.',
    'GET /api/listings/overview': 'All categories or all tags, the fullest first, each with its best products.',
    'command ListTool': {
      says: 'Puts a product into the directory.',
      problems: ['slug-taken', 'url-taken', 'tool-exists'],
      example: { ownerId: '7d1f0c52-94ab-4d0e-8a63-2b5c9f0e7a11', description: PAPERPLANE },
    },
    'command HideTool': {
      says: 'Takes a product out of sight. It keeps its addresses.',
      problems: [...ofMakers, 'tool-has-launch', 'tool-not-shown'],
    },
    'command ShowTool': { says: 'Shows a product again.', problems: [...ofMakers, 'tool-not-shown'] },
    'command RemoveTool': {
      says: 'Removes a product for ever. Its name has to be given, so that it does not happen by mistake.',
      problems: [...ofOwners, 'tool-has-launch', 'wrong-name'],
    },
    'command TransferTool': {
      says: 'Makes another member the owner of a product.',
      problems: [...ofOwners, 'unknown-member', 'owner-has-launch'],
    },
    'command InviteMaker': {
      says: 'Asks a member to be one of the makers.',
      problems: [...ofMakers, 'unknown-member', 'already-maker', 'too-many-makers', 'too-many-invitations'],
    },
    'POST /api/invitations': {
      says: 'Invites a person by email as one of the makers. The answer does not say whether the address has an account.',
      problems: [...ofMakers, 'too-many-makers', 'too-many-invitations', 'not-listed-yet', 'throwaway-address'],
      example: { toolId: '01K9Z7V5C0QW8R3N4M2X000001', email: 'noor@company.example' },
    },
    'GET /api/invitations/:toolId': {
      says: 'The invitations by email to a product of the member’s that have no answer yet. Addresses are shortened.',
      problems: ofMakers,
    },
    'DELETE /api/invitations/:toolId/:invitationId': { says: 'Takes back an invitation by email.', problems: ofMakers },
    'GET /api/tools/:tool/invitation': {
      says: 'Whether the member is invited as a maker of a product, and by whom.',
      problems: ['unknown-tool'],
    },
    'POST /stop-invitations/:token': { leftOut: 'Each email has its own link.' },
    'command AcceptInvitation': { says: 'Becomes one of the makers.', problems: [...ofMakers, 'not-invited', 'too-many-makers'] },
    'command EndInvitation': { says: 'Declines an invitation, or takes one back.', problems: ofMakers },
    'command RemoveMaker': { says: 'Leaves the makers, or takes another one from them.', problems: [...ofOwners, 'owner-stays'] },
    'command ModerateTool': {
      says: 'Approves, hides, restores or removes a product of others, with a reason. Its makers read why it is hidden. Only admins remove one.',
      problems: ['unknown-tool', 'decided-meanwhile', 'only-admins-remove'],
      example: { act: 'hide', reason: 'phishing' },
    },
    'command ModerateMakers': {
      says: 'Takes a maker from a product of others, or makes somebody else its owner, with a reason.',
      problems: ['unknown-tool', 'unknown-member', 'owner-stays', 'owner-has-launch'],
      example: { act: 'transfer', reason: 'ownership' },
    },
    'command PutUpForSale': { says: 'Lists a product that has a price among those for sale.', problems: ['unknown-tool', 'no-sale-terms'] },
    'topic tool': 'Where the newest launch of a product stands on each board. The topic is `tool:<toolId>`.',
  },
})
