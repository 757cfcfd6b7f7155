import * as z from 'zod/mini'

/** Control characters and halves of characters: Postgres holds neither, and one of them would stop every projection. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u
const isStorable = (text: string) => !UNSTORABLE.test(text)

/** Text as it was typed, before it is checked for its purpose. Only characters that can't be stored are refused. */
export const typedText = /* @__NO_SIDE_EFFECTS__ */ (most: number) =>
  z.string().check(
    z.maxLength(most),
    z.refine((text) => !/\0|\p{Cs}/u.test(text), 'holds a character that can’t be stored'),
  )

/** Text of one line, as people write it. */
export const plainText = /* @__NO_SIDE_EFFECTS__ */ (least: number, most: number) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most), z.refine(isStorable, 'holds a character that can’t be shown'))

/** Invisible characters: they change a text's direction, or join and separate its characters. What joins emoji is allowed. */
const UNSEEN = /(?<![\p{Emoji}\ufe0f])\u200d|(?!\u200d)\p{Cf}/u

/** For names, so that no two different ones look the same. */
export const seen = /* @__NO_SIDE_EFFECTS__ */ () => z.refine<string>((text) => !UNSEEN.test(text), 'holds an invisible character')

const UNSTORABLE_IN_LINES = /[^\P{Cc}\n\t]|\p{Cs}/u

/** Text of several lines. */
export const markdown = /* @__NO_SIDE_EFFECTS__ */ (least: number, most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(least, least === 1 ? 'Write a few words first.' : `At least ${least} characters.`),
    z.maxLength(most, `At most ${most} characters.`),
    z.refine((text) => !UNSTORABLE_IN_LINES.test(text), 'holds a character that can’t be shown'),
  )

/** Following an address should not sign the reader in. */
export const withoutCredentials = /* @__NO_SIDE_EFFECTS__ */ () =>
  z.refine<string>((address) => {
    const url = URL.parse(address)
    return url === null || (url.username === '' && url.password === '')
  }, 'holds a user name or a password')

/** An address elsewhere. */
export const webAddress = /* @__NO_SIDE_EFFECTS__ */ (protocol: RegExp) =>
  z.url({ protocol }).check(z.maxLength(2048), z.refine(isStorable, 'holds a character that no address has'))
