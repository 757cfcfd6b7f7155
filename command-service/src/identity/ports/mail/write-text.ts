import type { Mail } from './mail.ts'

/** For mail readers without HTML. */
export const writeText = ({ heading, paragraphs, items = [], code, action, otherwise, choices }: Mail, siteUrl: string): string =>
  [
    heading,
    ...paragraphs,
    ...items.map(({ says, quote, href }) => [says, ...(quote === undefined ? [] : [`“${quote}”`]), href].join('\n')),
    ...(code === undefined ? [] : [`Your code: ${code}`]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.href}`]),
    otherwise,
    ...(choices === undefined
      ? []
      : [
          `${choices.label ?? 'Unsubscribe'}:\n${choices.unsubscribe}`,
          ...(choices.settings === undefined ? [] : [`Email settings:\n${choices.settings}`]),
        ]),
    `Debut\n${siteUrl}`,
  ].join('\n\n')
