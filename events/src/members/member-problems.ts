import type { Problems } from '../kernel/problem.ts'

export const memberProblems = {
  'unknown-member': { status: 404, message: 'There is no such member.' },
  'username-taken': { status: 409, message: 'This username is taken. Try another one.' },
  'username-reserved': { status: 422, message: 'This username is kept for Debut itself. Try another one.' },
  'too-many-usernames': { status: 422, message: 'You have had as many usernames as one member can have. Any of them can be yours again.' },
  'username-mismatch': { status: 422, message: 'This is not your username. Type it as your profile shows it.' },
  'reauthentication-needed': {
    status: 422,
    message: 'You signed in a while ago. Show that it is you: with the code that we send for this, or by signing in again.',
  },
  'reauthentication-not-valid': { status: 422, message: 'This is not the code that was sent, or its time is over.' },
  'already-registered': { status: 422, message: 'You are a member already, under another username.' },
  'not-registered': { status: 422, message: 'Choose a username first.' },
  erased: { status: 422, message: 'This account was erased.' },
  'picture-too-large': { status: 413, message: 'This picture is larger than 2 MB. Choose a smaller one.' },
  'unsupported-picture': { status: 415, message: 'Pictures can be PNG, JPEG, WebP or GIF files. Choose one of these.' },
  'broken-picture': { status: 422, message: 'This picture can’t be read, or has too many pixels. Choose another one.' },
  'not-own-avatar': { status: 422, message: 'This is no picture of yours. Upload one, or give a whole address that begins with https://.' },
  'avatar-not-fetched': { status: 422, message: 'We couldn’t get this picture. Save it on your device, and upload it from there.' },
} as const satisfies Problems
