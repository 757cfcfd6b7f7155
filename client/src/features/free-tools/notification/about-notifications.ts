import type { About } from '../about.ts'

export const aboutNotifications: About = {
  steps: [
    {
      title: 'Choose where it appears',
      text: 'A phone’s lock screen, a desktop banner, a chat, a payment or an order, light or dark, on a wallpaper.',
    },
    { title: 'Write it', text: 'Name, icon, title, text and time, up to six of them on one picture, in any language.' },
    { title: 'Save the picture', text: 'As PNG in two sizes. It says “Illustration” unless you switch that off.' },
  ],
  questions: [
    {
      question: 'What is it for?',
      answer:
        'App store screenshots, landing pages, tutorials and demos. Don’t use it to make somebody believe that they were paid or written to: presenting made-up notifications as real ones on Debut gets a product disqualified.',
    },
    {
      question: 'Which phone or system is this?',
      answer: 'None. The looks are drawn by us, after what such notifications have in common, and hold no logos or trademarks.',
    },
    {
      question: 'Where does my picture go?',
      answer: 'Nowhere. It is made small in your browser, drawn there, and kept there until you clear its data.',
    },
    {
      question: 'Are right-to-left scripts and emoji supported?',
      answer: 'Yes. Each text goes the way it is read, and emoji look as they do on your device.',
    },
    { question: 'May I use the pictures?', answer: 'Yes, for whatever is honest, also commercially. You don’t have to name us.' },
  ],
}
