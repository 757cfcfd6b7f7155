import { readLogLine } from './log-line.ts'

/** After so many failures in the same way, the next attempt would fail like them. */
export const ENOUGH = 3

const linesOf = (reason: string) => reason.split('\n').filter((line) => line.trim() !== '')

/** The exit code if there is one, else the first line without what differs from time to time: paths, ports, process ids. */
const wayOf = (reason: string) => {
  const [first = ''] = linesOf(reason)
  return /exit code \d+/.exec(first)?.[0] ?? first.replaceAll(/[^\s'"]*[/\\][^\s'"]*/g, '…').replaceAll(/\d+/g, '#')
}

export const sameFailure = (one: string, other: string): boolean => wayOf(one) === wayOf(other)

/** Of what a program said last, the most useful line: the one with the error, else the last. */
export const inOneSentence = (reason: string): string => {
  const [first = '', ...said] = linesOf(reason)
  const lines = said.map((line) => linesOf(readLogLine(line.trim()).text)[0] ?? '')
  const best = lines.find((line) => /(\b(FATAL|PANIC|error)|Error( \[\w+\])?):/.test(line)) ?? lines.at(-1)
  return best === undefined ? first : `${first.replace(/(\. Its last lines)?:$/, '')}: ${best}`
}
