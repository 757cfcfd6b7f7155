import { expect, it } from 'vitest'
import { inOneSentence, sameFailure } from './same-failure.ts'

it.each([
  ['listen EADDRINUSE: address already in use 127.0.0.1:4222', 'listen EADDRINUSE: address already in use 127.0.0.1:5391'],
  ["EACCES: permission denied, open '/tmp/a-Xq3/lock'", "EACCES: permission denied, open '/tmp/a-Zr9/lock'"],
  ['exit code 1. Its last lines:\n  connect refused', 'exit code 1. Its last lines:\n  no such table'],
  ['Postgres did not start (exit code 1):\nFATAL: a', 'Postgres did not start (exit code 1):\nFATAL: b'],
  ['killed by SIGKILL', 'killed by SIGKILL'],
])('takes %j and %j for the same failure', (one, other) => {
  expect(sameFailure(one, other)).toBe(true)
})

it.each([
  ['exit code 1', 'exit code 2'],
  ['exit code 1', 'killed by SIGKILL'],
  ['listen EADDRINUSE: address already in use 127.0.0.1:4222', 'listen EACCES: permission denied 127.0.0.1:4222'],
])('distinguishes %j from %j', (one, other) => {
  expect(sameFailure(one, other)).toBe(false)
})

it.each([
  ['killed by SIGKILL', 'killed by SIGKILL'],
  ['exit code 3. Its last lines:\n  PORT is nonsense', 'exit code 3: PORT is nonsense'],
  [
    'exit code 1. Its last lines:\n  throw error\n  ^\n  TypeError: it is null\n    at load (a.ts:1)\n  Node.js v24.0.0',
    'exit code 1: TypeError: it is null',
  ],
  [
    'exit code 1. Its last lines:\n  {"level":"error","msg":"another event store is running"}',
    'exit code 1: another event store is running',
  ],
  [
    'Postgres did not start (exit code 1):\nLOG:  starting\nFATAL:  wrong version\nLOG:  down',
    'Postgres did not start (exit code 1): FATAL:  wrong version',
  ],
])('says %j in one sentence', (reason, sentence) => {
  expect(inOneSentence(reason)).toBe(sentence)
})
