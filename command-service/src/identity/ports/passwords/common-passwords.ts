import { dictionary } from '@zxcvbn-ts/language-common'

/** What turns up in breaches again and again: 49,233 of them, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

export const isCommon = (password: string): boolean => common.has(password.normalize('NFKC').toLowerCase())
