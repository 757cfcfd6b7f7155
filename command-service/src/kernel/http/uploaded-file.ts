import { finished, PassThrough, type Readable } from 'node:stream'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { FastifyRequest } from 'fastify'

/** The field `file` of a form, to be read as it comes in. What the form's parser says of it comes in our words. */
export const uploadedFile = async (request: FastifyRequest): Promise<Readable> => {
  if (!request.isMultipart()) throw new HttpError('unsupported-picture')
  const part = await request.file().catch(() => {
    throw new HttpError('malformed-request')
  })
  if (part?.fieldname !== 'file') throw new HttpError('invalid', [{ path: 'file', message: 'is missing' }])
  return inOurWords(part.file)
}

/** How large the file of a form is at most, as far as its head says. */
export const uploadedBytes = ({ headers }: FastifyRequest, most: number): number => {
  const said = Number(headers['content-length'])
  return said >= 0 ? Math.min(said, most) : most
}

const inOurWords = (file: Readable): Readable => {
  const body = new PassThrough()
  // It may have failed before it is looked at.
  finished(file, { writable: false }, (error) => {
    if (error) body.destroy(new HttpError('malformed-request'))
  })
  body.once('close', () => file.destroy())
  return file.pipe(body)
}
