import { END, eventChannel } from 'redux-saga'
import type { AvatarAnswer } from './own-profile-api.ts'

export type Sending = { readonly sent: number } | { readonly answer: AvatarAnswer }

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Only this old way of asking tells how much has been sent. */
export const sendPicture = (file: File, token: string) =>
  eventChannel<Sending>((emit) => {
    const request = new XMLHttpRequest()
    const answer = (status: number, body: unknown) => {
      emit({ answer: { status, body } })
      emit(END)
    }
    request.open('POST', '/api/profile/avatar')
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', ({ loaded, total }) => emit({ sent: total > 0 ? loaded / total : 0 }))
    request.addEventListener('load', () => answer(request.status, parsed(request.responseText)))
    for (const failure of ['error', 'timeout'] as const) request.addEventListener(failure, () => answer(0, undefined))
    const form = new FormData()
    form.append('file', file)
    request.timeout = 60_000
    request.send(form)
    return () => request.abort()
  })
