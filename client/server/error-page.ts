/** No script, nothing that could fail again. */
const plainPage = (styles: string, { title, heading, words }: { title: string; heading: string; words: string }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Debut</title>
${styles}
</head>
<body>
<main class="error-page">
<h1>${heading}</h1>
<p>${words}</p>
<p><a href="/">Back to the stage</a></p>
</main>
</body>
</html>
`

/** For when rendering itself failed. */
export const errorPage = (styles: string, requestId: string) =>
  plainPage(styles, {
    title: 'Something went wrong',
    heading: 'Something went wrong on our side',
    words: `It has been noted. Loading it again often helps; if not, tell us this number: <code>${requestId}</code>`,
  })

/** For clients that load pages faster than people read them. */
export const tooManyPage = (styles: string, seconds = 60) =>
  plainPage(styles, {
    title: 'One moment',
    heading: 'You opened many pages in a short time',
    words: `Load this one again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  })
