import { HttpError } from '@debut/adapters/http-error.ts'
import type { FastifyRequest } from 'fastify'

/** The field `file` of a form. What the form's parser says of it comes in our words, and of the one problem that depends on what is uploaded in the caller's. */
export const uploadedFile = async (request: FastifyRequest, { tooLarge }: { readonly tooLarge: string }): Promise<Buffer> => {
  if (!request.isMultipart()) throw new HttpError('unsupported-picture')
  try {
    const part = await request.file()
    if (part?.fieldname === 'file') return await part.toBuffer()
  } catch (error) {
    throw new HttpError(isTooLarge(error) ? tooLarge : 'malformed-request')
  }
  throw new HttpError('invalid', [{ path: 'file', message: 'is missing' }])
}

const isTooLarge = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
