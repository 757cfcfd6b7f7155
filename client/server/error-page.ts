/** For when rendering itself failed: no script, nothing that could fail again. */
export const errorPage = (styles: string, requestId: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong · Debut</title>
${styles}
</head>
<body>
<main class="error-page">
<h1>This page fell over on our side</h1>
<p>It has been noted. Loading it again often helps; if not, tell us this number: <code>${requestId}</code></p>
<p><a href="/">Back to the stage</a></p>
</main>
</body>
</html>
`
