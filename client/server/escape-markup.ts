const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** One of these, and no reader takes the whole of an XML file. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Text as it may stand in HTML and XML, between tags and in quotes. */
export const escapeMarkup = (text: string): string =>
  text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
