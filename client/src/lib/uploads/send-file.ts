import { END, eventChannel } from 'redux-saga'
import { pauseIn } from '../api/api-client.ts'

/** What became of a file that was sent. Without a status there was no answer. */
export interface FileAnswer {
  readonly status: number
  readonly body: unknown
  /** The milliseconds after which the server wants the file sent again. */
  readonly retryAfter?: number | undefined
}

export type Sending = { readonly sent: number } | { readonly answer: FileAnswer }

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Only this older API reports how much has been sent. */
export const sendFile = (path: string, file: Blob, token: string) =>
  eventChannel<Sending>((emit) => {
    const request = new XMLHttpRequest()
    const answer = (status: number, body: unknown, retryAfter?: number) => {
      emit({ answer: { status, body, retryAfter } })
      emit(END)
    }
    request.open('POST', path)
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', ({ loaded, total }) => emit({ sent: total > 0 ? loaded / total : 0 }))
    request.addEventListener('load', () =>
      answer(request.status, parsed(request.responseText), pauseIn(request.getResponseHeader('retry-after'))),
    )
    for (const failure of ['error', 'timeout'] as const) request.addEventListener(failure, () => answer(0, undefined))
    const form = new FormData()
    form.append('file', file)
    request.timeout = 60_000
    request.send(form)
    return () => request.abort()
  })
