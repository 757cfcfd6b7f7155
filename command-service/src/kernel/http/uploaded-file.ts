import { finished, PassThrough, type Readable } from 'node:stream'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { FastifyRequest } from 'fastify'

/** Returns the form's field `file`, to be read as it arrives. Errors of the form's parser become our own. */
export const uploadedFile = async (request: FastifyRequest): Promise<Readable> => {
  if (!request.isMultipart()) throw new HttpError('unsupported-picture')
  const part = await request.file().catch(() => {
    throw new HttpError('malformed-request')
  })
  if (part?.fieldname !== 'file') throw new HttpError('invalid', [{ path: 'file', message: 'is missing' }])
  return inOurWords(part.file)
}

/** Returns the largest size that the form's file can have, according to the request's header. */
export const uploadedBytes = ({ headers }: FastifyRequest, most: number): number => {
  const said = Number(headers['content-length'])
  return said >= 0 ? Math.min(said, most) : most
}

const inOurWords = (file: Readable): Readable => {
  const body = new PassThrough()
  // The file may have failed before it is read.
  finished(file, { writable: false }, (error) => {
    if (error) body.destroy(new HttpError('malformed-request'))
  })
  body.once('close', () => file.destroy())
  return file.pipe(body)
}
