const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** One of these, and no reader takes the whole of an XML file. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Markup that is written already, without what no XML file may hold. */
export const fitForXml = (markup: string): string => markup.replace(NOT_IN_XML, '')

/** Text as it may stand in HTML and XML, between tags and in quotes. */
export const escapeMarkup = (text: string): string => fitForXml(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
