import { defineSentences } from '../kernel/define-sentences.ts'

export const identitySentences = defineSentences({
  title: 'Signing in',
  says: 'Accounts and sessions, by GoTrue’s protocol under `/auth/v1`.',
  of: { 'POST /internal/sessions': { leftOut: 'Between our own services: it can’t be reached from outside.' } },
  rest: { leftOut: 'GoTrue’s protocol, which its own clients speak: `@supabase/auth-js`, for one.' },
})
