import { expect, it } from 'vitest'
import { videoAt } from './video-address.ts'

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
  'https://youtu.be/dQw4w9WgXcQ?si=x',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'http://youtube.com/embed/dQw4w9WgXcQ/',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('%s is played without cookies', (address) => {
  expect(videoAt(address)).toEqual({ host: 'YouTube', frame: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0' })
})

it.each([
  ['https://vimeo.com/76979871', ''],
  ['https://player.vimeo.com/video/76979871', ''],
  ['https://vimeo.com/76979871/abcdef0123', '&h=abcdef0123'],
  ['https://player.vimeo.com/video/76979871?h=abcdef0123', '&h=abcdef0123'],
])('%s is played without tracking', (address, key) => {
  expect(videoAt(address)).toEqual({ host: 'Vimeo', frame: `https://player.vimeo.com/video/76979871?autoplay=1&dnt=1${key}` })
})

it.each([
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=../../evil',
  'https://youtu.be/dQw4w9WgXcQ%22onload',
  'https://www.youtube.com/@debut',
  'https://vimeo.com/channels/staffpicks',
  'https://player.vimeo.com/video/76979871?h=%22%3E',
  'https://fake-vimeo.com/76979871',
  'https://wistia.example/1',
  'no address',
])('%s is shown in no frame of another', (address) => {
  const video = videoAt(address)
  expect(video?.frame ?? 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1').toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  )
})
