import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Image } from './image.tsx'

const attribute = (markup: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(markup)?.[1]

it('comes in the smallest width that is enough, for plain and for dense screens', () => {
  const markup = renderToStaticMarkup(<Image src="/api/drawings/logos/apple" alt="Apple" width={400} height={300} />)
  expect(attribute(markup, 'src')).toBe('/_img/640x1/api/drawings/logos/apple')
  expect(attribute(markup, 'srcset')).toBe('/_img/640x1/api/drawings/logos/apple 1x, /_img/640x2/api/drawings/logos/apple 2x')
})

it('comes in every width of pixels once where its own width follows the page', () => {
  const markup = renderToStaticMarkup(<Image src="/storage/a.png" alt="" width={960} height={540} sizes="100vw" />)
  const widths = attribute(markup, 'srcset')
    ?.split(', ')
    .map((each) => each.split(' ')[1])
  expect(widths).toEqual(['320w', '640w', '768w', '1024w', '1280w', '1536w', '2048w', '2560w', '3072w'])
  expect(attribute(markup, 'sizes')).toBe('100vw')
})

it('keeps its place, waits until it is near, and is no style of its own, which our policy forbids', () => {
  const markup = renderToStaticMarkup(<Image src="/storage/a.png" alt="A" width={2000} height={1000} />)
  expect(markup).toContain('width="2000" height="1000" loading="lazy"')
  expect(attribute(markup, 'src')).toBe('/_img/1536x1/storage/a.png')
  expect(markup).not.toContain('style=')
  expect(attribute(markup, 'class')).toBe('picture picture-waits')
  const first = renderToStaticMarkup(<Image src="/a.svg" alt="" width={1} height={1} className="logo" eager />)
  expect(attribute(first, 'class')).toBe('picture logo')
  expect(attribute(first, 'loading')).toBe('eager')
})

it('names a picture elsewhere in one segment, and leaves alone what can only be had as it is', () => {
  const elsewhere = renderToStaticMarkup(<Image src="https://images.example/a b.png?x=1" alt="" width={320} height={320} />)
  expect(attribute(elsewhere, 'src')).toBe('/_img/320x1/https%3A%2F%2Fimages.example%2Fa%20b.png%3Fx%3D1')
  for (const src of ['/avatar.svg', 'data:image/png;base64,AAAA', '/api/members', '/storage/../etc']) {
    const plain = renderToStaticMarkup(<Image src={src} alt="" width={320} height={320} />)
    expect(attribute(plain, 'src')).toBe(src)
    expect(plain).not.toContain('srcset')
  }
})
