import type { Problems } from '../kernel/problem.ts'

export const launchProblems = {
  'unknown-launch': { status: 404, message: 'There is no such launch. It may have been taken back.' },
  'launch-exists': { status: 409, message: 'There is a launch under this id already.' },
  'day-full': { status: 422, message: 'This day has no free place in this lane. Choose another day.' },
  'day-begun': { status: 422, message: 'This day has begun. Choose a later one.' },
  'launch-open': { status: 409, message: 'This tool has a launch already that is not over. It can have another one after that.' },
  'line-joined': {
    status: 409,
    message: 'You already have a launch that is waiting or scheduled. Your next one can join the line once that one is live.',
  },
  'owner-has-launch': {
    status: 409,
    message:
      'This tool is about to launch, and its new owner already has a launch that is waiting or scheduled. Transfer it after one of the two.',
  },
  'tool-incomplete': { status: 422, message: 'It needs a description before it can join the waiting line.' },
  'what-changed': { status: 422, message: 'It was launched before. Say what has changed since, in 50 characters or more.' },
  'relaunch-too-soon': { status: 422, message: 'A tool can be launched again 180 days after its last launch, or for a price after 30.' },
  'launch-too-near': { status: 422, message: 'Its day begins in less than 24 hours. From now on it stays as it is.' },
  'launch-begun': { status: 422, message: 'Its day has begun: it stays on its board.' },
  'launch-withdrawn': { status: 422, message: 'This launch was withdrawn. The tool can join the line again with another.' },
  'launch-disqualified': { status: 422, message: 'This launch was taken from the boards.' },
  'not-disqualified': { status: 422, message: 'This launch is not disqualified.' },
  'too-many-awaited': { status: 422, message: 'You wait for as many launches as one member can. Let one go first.' },
  'launch-not-to-come': { status: 422, message: 'This launch is not to come. Its tool can be followed instead.' },
} as const satisfies Problems
