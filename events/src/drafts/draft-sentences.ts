import { defineSentences } from '../kernel/define-sentences.ts'
import { PICTURE_BYTES, PICTURE_TYPES } from '../tools/tool-picture.ts'

const often = ['too-many-requests']
const pictures = [
  ...often,
  'picture-type',
  'picture-unreadable',
  'logo-too-large',
  'logo-too-small',
  'image-too-large',
  'image-too-small',
  'image-too-tall',
]
const postPictures = ['post-picture-too-large', 'post-picture-too-small', 'post-picture-too-long']
const published = ['draft-stale', 'draft-incomplete', 'not-your-tool', 'slug-taken', 'url-taken', 'tag-not-allowed']
const content = { name: 'Paperplane', url: 'https://paperplane.example/', slug: 'paperplane' }

export const draftSentences = defineSentences({
  title: 'Drafts',
  says: 'Products that are being written. A draft is its member’s alone, and whatever was typed is kept, also what can’t be published so.',
  of: {
    'GET /api/drafts': 'The member’s drafts, the newest first, each with how much is missing.',
    'POST /api/drafts': {
      says: 'Begins a draft, with a free address that is made of the name.',
      problems: ['no-website', 'too-many-drafts'],
      example: { name: content.name, url: content.url },
    },
    'GET /api/drafts/claims': {
      says: 'Whether an address here, and one on the web, is still to be had.',
      example: { slug: content.slug },
    },
    'POST /api/drafts/site': {
      says: 'Reads what a website says of itself, as far as a product’s card takes it.',
      problems: [
        ...often,
        'site-address',
        'site-not-public',
        'site-shortened',
        'site-unreachable',
        'site-slow',
        'site-redirects',
        'site-error',
        'site-no-page',
        'site-unreadable',
      ],
    },
    'POST /api/drafts/pictures': {
      says: 'Takes a logo or a picture of a product, or one for a post, draws it anew, and says where it is. A part of it is named by all four sides.',
      problems: [...pictures, ...postPictures, 'unsupported-picture', 'crop-outside'],
      takes: { field: 'file', types: PICTURE_TYPES, bytes: PICTURE_BYTES.image },
      example: { kind: 'logo', left: undefined, top: undefined, width: undefined, height: undefined },
    },
    'POST /api/drafts/picture-from': {
      says: 'Fetches a picture from the web, and takes it in the same way.',
      problems: [...pictures, 'picture-not-fetched'],
    },
    'GET /api/drafts/:toolId': { says: 'One draft, with all that is written.', problems: ['unknown-draft'] },
    'PUT /api/drafts/:toolId': {
      says: 'Saves all of a draft. It names the revision that it was begun with, so that nothing that was saved elsewhere is lost.',
      problems: ['unknown-draft', 'draft-stale'],
      example: { revision: 1, content },
    },
    'DELETE /api/drafts/:toolId': { says: 'Deletes a draft.', problems: ['unknown-draft'], gives: null },
    'POST /api/drafts/:toolId/edits': {
      says: 'Begins a draft of a product that is in the directory, on its card as it is.',
      problems: ['unknown-draft', 'not-your-tool', 'too-many-drafts'],
    },
    'POST /api/drafts/:toolId/rebase': {
      says: 'Puts a draft on top of what another maker has published meanwhile.',
      problems: ['unknown-draft', 'not-your-tool'],
    },
    'GET /storage/pictures/:member/:file': { leftOut: 'Answers name pictures by their whole address.' },
    'command SubmitDraft': {
      says: 'Puts a draft into the directory as it was saved under a revision, and into the waiting line at once where that is wanted.',
      problems: [
        'unknown-draft',
        'not-registered',
        ...published,
        'tool-exists',
        'unknown-tool',
        'tool-incomplete',
        'line-joined',
        'launch-open',
        'relaunch-too-soon',
        'what-changed',
      ],
      example: { revision: 1, join: true },
    },
    'command PublishEdits': {
      says: 'Publishes what was changed of a product that is in the directory.',
      problems: ['edited-meanwhile', ...published],
      example: { revision: 1 },
    },
  },
})
