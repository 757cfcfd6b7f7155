/** Its owner recognizes it, and mail cannot be sent to it: `in…@debut.example`. */
export const maskedAddress = (email: string): string => {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at)
  return `${name.slice(0, name.length > 3 ? 2 : 1)}…${email.slice(at)}`
}
