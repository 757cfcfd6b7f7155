import type { Mail, MailItem } from './mail.ts'

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (mail) => NAMED[mail] ?? mail)

/** Mail programs know tables and attributes; what they do not know of the sheet leaves a light mail. */
const SHEET = `
  body { margin: 0; padding: 0; background: #fbfaf7; }
  .mail { background: #ffffff; border: 1px solid #e6e2da; border-radius: 18px; }
  .ink { color: #1d1913; } .soft { color: #5d574d; } .faint { color: #7a7468; }
  .code { background: #f5f2ec; color: #1d1913; border-radius: 12px; }
  .act { background: #f5702a; color: #1c0f06; } .item { border-top: 1px solid #ece8e0; } .item:first-child { border-top: 0; }
  @media (prefers-color-scheme: dark) {
    body, .page { background: #14110d !important; }
    .mail { background: #1c1915 !important; border-color: #38332c !important; }
    .ink { color: #f2efe8 !important; } .soft { color: #bdb7ab !important; } .faint { color: #948d80 !important; }
    .code { background: #110f0b !important; color: #f2efe8 !important; } .item { border-color: #38332c !important; }
  }
  @media (max-width: 480px) { .pad { padding: 28px 22px !important; } .head { font-size: 26px !important; } }`

const FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** One column, one thing to do, nothing fetched from anywhere. */
export const writeHtml = (
  { subject, heading, paragraphs, items = [], code, action, otherwise, choices }: Mail,
  siteUrl: string,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${SHEET}
</style>
</head>
<body style="margin:0;padding:0;background:#fbfaf7;">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#fbfaf7;">
<tr><td align="center" style="padding:36px 14px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;">
<tr><td style="padding:0 6px 18px;font:700 17px/1 ${FONT};letter-spacing:-0.02em;" class="ink"><span style="display:inline-block;width:15px;height:15px;margin-right:9px;border-radius:5px;background:#f5702a;vertical-align:-2px;"></span>Debut</td></tr>
<tr><td class="mail pad" style="padding:38px 40px;background:#ffffff;border:1px solid #e6e2da;border-radius:18px;">
<h1 class="ink head" style="margin:0 0 16px;font:750 30px/1.15 ${FONT};letter-spacing:-0.03em;">${escaped(heading)}</h1>
${paragraphs.map((paragraph) => `<p class="soft" style="margin:0 0 16px;font:400 16px/1.55 ${FONT};">${escaped(paragraph).replaceAll('\n', '<br>')}</p>`).join('\n')}
${items.length === 0 ? '' : itemsHtml(items)}
${code === undefined ? '' : codeHtml(code)}
${action === undefined ? '' : actionHtml(action)}
<p class="faint" style="margin:24px 0 0;font:400 13.5px/1.5 ${FONT};">${escaped(otherwise)}</p>
</td></tr>
<tr><td class="faint" style="padding:18px 6px 0;font:400 12.5px/1.5 ${FONT};"><a href="${escaped(siteUrl)}" class="faint" style="color:inherit;">${escaped(new URL(siteUrl).host)}</a>${choices === undefined ? '' : choicesHtml(choices)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`

const codeHtml = (code: string) =>
  `<p class="code" style="margin:8px 0 20px;padding:18px 0;text-align:center;font:700 34px/1 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;letter-spacing:0.22em;background:#f5f2ec;border-radius:12px;">${escaped(code)}</p>`

const actionHtml = ({ label, href }: NonNullable<Mail['action']>) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 0;"><tr><td class="act" style="background:#f5702a;border-radius:12px;"><a href="${escaped(href)}" style="display:inline-block;padding:14px 24px;font:650 16px/1 ${FONT};color:#1c0f06;text-decoration:none;">${escaped(label)}</a></td></tr></table>`

const itemsHtml = (items: readonly MailItem[]) => `<div style="margin:0 0 20px;">${items.map(itemHtml).join('')}</div>`

const itemHtml = ({ says, quote, href }: MailItem) =>
  `<div class="item" style="padding:14px 0;"><a href="${escaped(href)}" class="ink" style="font:600 16px/1.4 ${FONT};color:inherit;text-decoration:none;">${escaped(says)}</a>${quote === undefined ? '' : `<p class="soft" style="margin:5px 0 0;font:400 15px/1.5 ${FONT};">“${escaped(quote)}”</p>`}</div>`

const choicesHtml = ({ unsubscribe, label = 'Unsubscribe', settings }: NonNullable<Mail['choices']>) =>
  ` · <a href="${escaped(unsubscribe)}" class="faint" style="color:inherit;">${escaped(label)}</a>${settings === undefined ? '' : ` · <a href="${escaped(settings)}" class="faint" style="color:inherit;">Email settings</a>`}`
