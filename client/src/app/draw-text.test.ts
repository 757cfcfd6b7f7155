import { expect, it } from 'vitest'
import { drawText } from './draw-text.tsx'

const SITE = 'https://debut.example'
const PICTURE = '/storage/pictures/3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02/0123456789abcdef0123456789abcdef.webp'

it('names our site in what leads to us, and leaves what leads elsewhere', () => {
  const drawn = drawText(`[@ines](/profile/ines) uses [Tidepool](https://tidepool.example/)`, SITE)
  expect(drawn).toContain('href="https://debut.example/profile/ines"')
  expect(drawn).toContain('href="https://tidepool.example/" rel="ugc nofollow noopener"')
})

it('shows a picture of ours by its whole address, and none from elsewhere', () => {
  const drawn = drawText(`![A chart](${PICTURE}) ![Not ours](https://elsewhere.example/a.png)`, SITE)
  expect(drawn).toMatch(/<img src="https:\/\/debut\.example\/_img\/\d+x1\/storage\/pictures\/[^"]*" alt="A chart"/)
  expect(drawn).not.toMatch(/srcSet|elsewhere\.example/)
})

it('changes no word that a member wrote, and lets none of their HTML through', () => {
  const drawn = drawText('` href="/x"` src="/y" <script>alert(1)</script>', SITE)
  expect(drawn).toContain('<code> href=&quot;/x&quot;</code> src=&quot;/y&quot; &lt;script&gt;')
})
