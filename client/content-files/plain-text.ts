/** The words of a Markdown file as a reader sees them: without its imports, its components and its code in braces. */
export const plainText = (body: string): string =>
  body
    // An import may take several lines.
    .replaceAll(/^import\s[^'"]*['"][^'"]*['"];?$/gm, '')
    .replaceAll(/<\/?[A-Za-z](?:"[^"]*"|[^">])*>/g, ' ')
    .replaceAll(/\{[^{}]*\}/g, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replaceAll(/[*`|]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
