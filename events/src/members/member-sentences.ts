import { defineSentences } from '../kernel/define-sentences.ts'
import { AVATAR_BYTES, AVATAR_TYPES } from './avatar-file.ts'

const changes = ['not-registered', 'erased']

export const memberSentences = defineSentences({
  title: 'Members',
  says: 'Who somebody is: their name, username, picture, profile and preferences; and all that is kept of them.',
  of: {
    'GET /api/members': 'All members, the newest first.',
    'GET /api/members/:memberId': { says: 'One member, with when they came.', problems: ['not-found'] },
    'GET /api/members/:memberId/export': 'Everything that is kept of a member, as one file: the account, every event, and their uploads.',
    'GET /api/profiles/:username': {
      says: 'A member’s page by their username: what they make and have won, and the days on which they voted in the last year. A name that they gave up leads to the one that they go by now.',
      problems: ['not-found'],
    },
    'GET /api/profiles/:username/launches': { says: 'What a member brought to the stage, the newest first.', problems: ['not-found'] },
    'GET /api/makers': 'Members who make products: those whose launches of the last 90 days won the most points first, then by name.',
    'GET /api/preferences': { says: 'Which notifications also go to the member by email.', problems: ['not-found'] },
    'GET /api/own-page':
      'All that a page shows of its own reader, in one answer: their profile, the votes of today, and their newest votes.',
    'GET /api/welcome':
      'What the welcome offers its reader: up to three open launches of today and four makers, drawn anew for each member and day; and what they have done of its three things.',
    'GET /api/user/get-my-profile': {
      says: 'The member’s own profile, as the answer and once more under `profile`.',
      problems: ['not-found'],
    },
    'GET /api/user/check-username': 'Whether a username is taken, or kept for Debut itself.',
    'POST /api/profile/update': {
      says: 'Changes the username or the picture, or records that the welcome was seen. A picture is named by the path of an own upload, or by an address that begins with https://, from where it is fetched once and kept; null removes it. What a body claims of streaks and multipliers is not believed: the answer has them as they are.',
      problems: [
        ...changes,
        'username-taken',
        'username-reserved',
        'too-many-usernames',
        'not-own-avatar',
        'avatar-not-fetched',
        'unsupported-picture',
        'picture-too-large',
        'broken-picture',
      ],
      example: { username: 'ines', onboarded: true },
    },
    'POST /api/profile/avatar': {
      says: 'Takes a picture of the member, which is shown from then on.',
      problems: [...changes, 'unsupported-picture', 'picture-too-large', 'broken-picture'],
      takes: { field: 'file', types: AVATAR_TYPES, bytes: AVATAR_BYTES },
    },
    'DELETE /api/profile/avatar': { says: 'Goes back to the picture that everybody begins with.', problems: changes },
    'GET /avatars/:member/:file': { leftOut: 'Answers name pictures by their whole address.' },
    'command RegisterMember': {
      says: 'Makes a member of the account that is signed in, under a username.',
      problems: ['username-taken', 'username-reserved', 'already-registered', 'erased'],
    },
    'command ChangePreferences': {
      says: 'Sets which notifications the member gets on Debut and by email, and how often those emails go.',
      problems: changes,
    },
    'command DescribeProfile': {
      says: 'Says what a profile shows of its member in their own words: a bio and links, as a whole.',
      problems: changes,
    },
    'command ChangeName': {
      says: 'Sets the name that is shown beside the username, which stays as it is. An empty one removes it.',
      problems: changes,
    },
    'command EraseMember': {
      says: 'Erases the member for ever, and ends all their sessions. The username has to be given, so that it does not happen by mistake; with a session older than a day also the code that `GET /auth/v1/reauthenticate` sends.',
      problems: ['username-mismatch', 'not-registered', 'reauthentication-needed', 'reauthentication-not-valid'],
    },
    'command GrantRole': { says: 'Gives a member a role.', problems: ['unknown-member', 'erased'] },
    'command RevokeRole': { says: 'Takes a role from a member.', problems: ['unknown-member', 'erased'] },
    'topic members': 'Who has just arrived, in order, each with how many members there are by then; at most two messages a second.',
  },
})
