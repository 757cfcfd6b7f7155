export const decodeBase64Url = (encoded: string): string | undefined => {
  try {
    const letters = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = new Uint8Array(letters.length)
    for (let index = 0; index < letters.length; index++) bytes[index] = letters.charCodeAt(index)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
