import { defineSentences } from '../kernel/define-sentences.ts'

/** To whom a launch is not theirs, it is as if there were none. */
const changed = ['unknown-launch', 'launch-too-near', 'launch-begun', 'launch-withdrawn', 'launch-disqualified']

export const launchSentences = defineSentences({
  title: 'Launches and days',
  says: 'A launch is one attempt of a product on one day. What is published of a day lets anybody count it again.',
  of: {
    'GET /api/launches/upcoming': 'The days to come, with what is known to launch on them.',
    'GET /api/launches/awaited': 'Which of the launches that are named the reader waits for.',
    'GET /api/launches/:launchId': {
      says: 'A launch, where it stands on each board, and its points through its day.',
      problems: ['unknown-launch'],
    },
    'GET /api/launches/:launchId/why': {
      says: 'Why a launch stands where it stands: its votes by state and weight, and over time. For its makers and for staff.',
      problems: ['unknown-launch', 'forbidden'],
    },
    'GET /api/launches/:launchId/place': {
      says: 'A launch as its makers see it: its day or its place in the line, and every move that it made, with its cause.',
      problems: ['unknown-launch'],
    },
    'GET /api/days': 'Launch days, the newest first, with what was committed to and revealed of each.',
    'GET /api/days/:day': {
      says: 'One launch day: the hash of its seed, and once it is over its seed, root, standings, lottery and awards.',
      problems: ['not-found'],
    },
    'GET /api/line/days': 'How full the days to come are, how many launches wait for one, and the first day that has a free place.',
    'GET /api/moderation/launches': 'For admins: launches around now, those that were taken from the boards, or those that are looked for.',
    'GET /api/rules': 'The rules that votes are counted by, in words, each with its first day.',
    'command ScheduleLaunch': {
      says: 'Gives a product a launch on a day that has not begun and has a free place.',
      problems: ['unknown-tool', 'launch-exists', 'day-begun', 'day-full', 'launch-withdrawn', 'launch-disqualified'],
    },
    'command JoinLine': {
      says: 'Puts a product at the back of the waiting line. One that was launched before says what has changed since.',
      problems: ['not-your-tool', 'unknown-tool', 'tool-incomplete', 'launch-open', 'line-joined', 'relaunch-too-soon', 'what-changed'],
    },
    'command RescheduleLaunch': {
      says: 'Gives a launch’s day up for a later one, at the back of the line: until 24 hours before it begins.',
      problems: [...changed, 'line-joined'],
    },
    'command WithdrawLaunch': { says: 'Takes a launch back, until 24 hours before its day begins.', problems: changed },
    'command DisqualifyLaunch': { says: 'Takes a launch from the boards.', problems: ['unknown-launch'] },
    'command ReinstateLaunch': { says: 'Gives a launch its place again.', problems: ['unknown-launch', 'not-disqualified'] },
    'command AwaitLaunch': {
      says: 'Asks for a mail when a launch is live.',
      problems: ['not-registered', 'launch-not-to-come', 'too-many-awaited'],
    },
    'command StopAwaitingLaunch': 'Waits for a launch no longer.',
  },
})
