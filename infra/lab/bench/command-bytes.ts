import { newCommandId } from '@debut/events/kernel/ids.ts'

export interface HttpRequest {
  readonly token: string
  readonly body: string
}

const ID_FIELD = '"commandId":"'

/** A command as it goes over a connection. */
export const commandBytes = (url: string, { token, body }: HttpRequest): Buffer =>
  Buffer.from(
    `POST /api/commands HTTP/1.1\r\nhost: ${new URL(url).host}\r\ncontent-type: application/json\r\nauthorization: Bearer ${token}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )

/** Born now, as in a browser: an old id would be looked up as one that may have been sent before. */
export const renewCommandId = (request: Buffer): Buffer => {
  request.write(newCommandId(), request.indexOf(ID_FIELD) + ID_FIELD.length)
  return request
}
