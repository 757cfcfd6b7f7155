import type { About } from '../about.ts'

export const aboutNames: About = {
  steps: [
    { title: 'Say what it is about', text: 'A few everyday words do more than a slogan: what it does, for whom, what it feels like.' },
    { title: 'Choose a tone', text: 'Each tone has its own endings, companions and images, from plain to elegant.' },
    {
      title: 'Keep the ones you like',
      text: 'Favourites stay in this browser. “More names” makes the next list, and every list has an address to share.',
    },
  ],
  questions: [
    {
      question: 'How are the names made?',
      answer:
        'By rules, not by a language model: words are blended where they share a sound, joined, given a new beginning or ending, respelt, or replaced by an image that fits. Whatever is hard to say is left out.',
    },
    {
      question: 'Are the domains free?',
      answer: 'We don’t know. They are ideas to look up at a registrar. We don’t pass your words or names to one.',
    },
    {
      question: 'What does “already on Debut” mean?',
      answer:
        'A product in our directory has the same name or the same address here. You can follow the link to see whether it is in your field.',
    },
    {
      question: 'Can I use a name that I find here?',
      answer: 'Yes, we claim no rights to it. Somebody else may have, so look through the trademarks of your country first.',
    },
    {
      question: 'Why does the same search give the same names?',
      answer:
        'So that you can share a list: its address holds your words, the tone and the number of the list, and makes the same names for everybody.',
    },
  ],
}
