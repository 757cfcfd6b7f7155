import { z } from 'zod'

/** Control characters and halves of characters: Postgres holds neither, and one of them would stop every projection. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u
const isStorable = (text: string) => !UNSTORABLE.test(text)

/** Text of one line, as people write it. */
export const plainText = (least: number, most: number) =>
  z.string().trim().min(least).max(most).refine(isStorable, 'holds a character that can’t be shown')

/** An address elsewhere. */
export const webAddress = (protocol: RegExp) => z.url({ protocol }).max(2048).refine(isStorable, 'holds a character that no address has')
