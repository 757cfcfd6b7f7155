import * as z from 'zod/mini'

/** Control characters and halves of characters: Postgres holds neither, and one of them would stop every projection. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u
const isStorable = (text: string) => !UNSTORABLE.test(text)

/** Text of one line, as people write it. */
export const plainText = /* @__NO_SIDE_EFFECTS__ */ (least: number, most: number) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most), z.refine(isStorable, 'holds a character that can’t be shown'))

/** What turns the direction of a text, or joins and parts its letters without a trace; but for what emoji are joined by. */
const UNSEEN = /(?<![\p{Emoji}\ufe0f])\u200d|(?!\u200d)\p{Cf}/u

/** For names, which nobody should take for another. */
export const seen = /* @__NO_SIDE_EFFECTS__ */ () => z.refine<string>((text) => !UNSEEN.test(text), 'holds a character that nobody sees')

const UNSTORABLE_IN_LINES = /[^\P{Cc}\n\t]|\p{Cs}/u

/** Text of several lines. */
export const markdown = /* @__NO_SIDE_EFFECTS__ */ (least: number, most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(least),
    z.maxLength(most),
    z.refine((text) => !UNSTORABLE_IN_LINES.test(text), 'holds a character that can’t be shown'),
  )

/** Whoever follows an address should not sign in by it. */
export const withoutCredentials = /* @__NO_SIDE_EFFECTS__ */ () =>
  z.refine<string>((address) => {
    const url = URL.parse(address)
    return url === null || (url.username === '' && url.password === '')
  }, 'holds a user name or a password')

/** An address elsewhere. */
export const webAddress = /* @__NO_SIDE_EFFECTS__ */ (protocol: RegExp) =>
  z.url({ protocol }).check(z.maxLength(2048), z.refine(isStorable, 'holds a character that no address has'))
