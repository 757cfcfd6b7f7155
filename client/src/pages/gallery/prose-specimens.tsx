import { Callout } from '../../ui/prose/callout.tsx'
import { CardGroup, CardLink } from '../../ui/prose/card-group.tsx'
import { CodeBlock } from '../../ui/prose/code-block.tsx'
import { FieldEntry, FieldList } from '../../ui/prose/field-list.tsx'
import { Figure } from '../../ui/prose/figure.tsx'
import { Question } from '../../ui/prose/question.tsx'
import { ScrollingTable } from '../../ui/prose/scrolling-table.tsx'
import { Step, Steps } from '../../ui/prose/steps.tsx'
import { Tab, TabSet } from '../../ui/prose/tab-set.tsx'
import type { SpecimensOf } from './specimen.tsx'

export const ProseSpecimens: SpecimensOf = ({ theme }) => (
  <div className="prose min-w-0">
    <h3>What a page of text is made of</h3>
    <p>
      A launch lasts one day, Los Angeles time. <a href="#top">Every vote</a> is a fact in a log, so that any ranking can be replayed.
    </p>
    <Callout kind="note" title="Points are hidden at first">
      <p>In the first hours everyone has the same chance to be seen.</p>
    </Callout>
    <Callout kind="tip">
      <p>Launch on a day on which you can answer comments.</p>
    </Callout>
    <Callout kind="warning" title="One account each">
      <p>Votes of a second account are not counted.</p>
    </Callout>
    <Steps>
      <Step title="Tell us what it is">
        <p>A name, a line and a picture.</p>
      </Step>
      <Step title="Wait for your day">
        <p>Or skip the line.</p>
      </Step>
    </Steps>
    <CardGroup>
      <CardLink title="How it works" to="/how-it-works">
        From the line to the stage.
      </CardLink>
      <CardLink title="Guidelines" to="/community-guidelines">
        What is welcome here.
      </CardLink>
    </CardGroup>
    <TabSet label="Badge as">
      <Tab label="HTML">
        <CodeBlock title="badge.html">
          <code>{'<a href="https://example.com/tool/fernweh">\n  <img src="badge.svg" alt="Fernweh on Debut">\n</a>'}</code>
        </CodeBlock>
      </Tab>
      <Tab label="Markdown">
        <CodeBlock>
          <code>{'[![Fernweh on Debut](badge.svg)](https://example.com/tool/fernweh)'}</code>
        </CodeBlock>
      </Tab>
    </TabSet>
    <FieldList>
      <FieldEntry name="name" type="up to 40 characters" required>
        What people will call it.
      </FieldEntry>
      <FieldEntry name="tagline" type="up to 60 characters">
        What it does, without adjectives.
      </FieldEntry>
    </FieldList>
    <Figure src="/avatar.svg" alt="A drawn face" width={120} height={120} caption="Who has no picture is drawn one." />
    <Question title={`Is it free, also by ${theme === 'light' ? 'day' : 'night'}?`}>
      <p>Yes. Only what brings you forward faster costs something.</p>
    </Question>
    <ScrollingTable>
      <thead>
        <tr>
          <th>Streak</th>
          <th>What you get</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>5</td>
          <td>upvotes count as 2</td>
        </tr>
        <tr>
          <td>100</td>
          <td>the first avatar border</td>
        </tr>
      </tbody>
    </ScrollingTable>
  </div>
)
