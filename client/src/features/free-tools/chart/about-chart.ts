import type { About } from '../about.ts'

export const aboutChart: About = {
  steps: [
    {
      title: 'Choose what it shows',
      text: 'A metric, a range and a shape make a chart with the noise and the quiet weekends of a real one.',
    },
    { title: 'Draw it your way', text: 'Drag over the line, use the arrow keys, edit single values, or paste a column of a spreadsheet.' },
    { title: 'Save the picture', text: 'As PNG in two sizes or as SVG, light or dark. It says “Illustration” unless you switch that off.' },
  ],
  questions: [
    {
      question: 'What is it for?',
      answer:
        'Mock-ups, design reviews, tutorials and empty dashboards. Presenting made-up figures as real ones on Debut gets a product disqualified, and to investors or customers it may be fraud.',
    },
    {
      question: 'Where do my values go?',
      answer: 'Nowhere. The chart is drawn in your browser, and what you typed is kept there until you clear its data.',
    },
    {
      question: 'How many values can I paste?',
      answer: 'Up to 10,000. A chart of many values is drawn with a few hundred points, chosen so that its peaks stay.',
    },
    { question: 'May I use the pictures?', answer: 'Yes, for whatever is honest, also commercially. You don’t have to name us.' },
    {
      question: 'Which fonts are in the files?',
      answer: 'A PNG looks as it does here. An SVG names the font Inter, and takes the font of the system where Inter isn’t installed.',
    },
  ],
}
