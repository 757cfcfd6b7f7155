import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Problem } from '@debut/events/kernel/problem.ts'
import { problemOf } from '@debut/events/problems.ts'
import type { Logger } from './logging.ts'

const CODES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
}

/** What Node could not read as HTTP never becomes a request: it is answered here, in the catalogue's shape, and its connection ends. */
export const answerUnparsed =
  (logger: Logger) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    // The client is gone and can't receive an answer.
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const code = CODES[error.code ?? ''] ?? 'malformed-request'
    const { status, message } = problemOf(code)
    const problem: Problem = { code, message, requestId: randomUUID() }
    logger.debug({ err: error, requestId: problem.requestId }, 'a request could not be read')
    socket.write(asResponse(status, problem))
    socket.destroySoon()
  }

const asResponse = (status: number, problem: Problem): string => {
  const body = JSON.stringify(problem)
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${problem.requestId}`,
    'connection: close',
    '',
    body,
  ].join('\r\n')
}
