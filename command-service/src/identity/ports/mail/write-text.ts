import type { Mail } from './mail.ts'

/** For mail readers without HTML. */
export const writeText = ({ heading, paragraphs, code, action, otherwise }: Mail, siteUrl: string): string =>
  [
    heading,
    ...paragraphs,
    ...(code === undefined ? [] : [`Your code: ${code}`]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.href}`]),
    otherwise,
    `Debut\n${siteUrl}`,
  ].join('\n\n')
