/** What members say about customers, prices and words. How to read the lines: `read-threads.ts`. */
export const customersAndPrices = `
@@ post learning bruno-io -9 09:40 likes 54
# I read 214 cancellation forms in one evening

Four years of them, from three of my tools, in one spreadsheet. What people wrote in the free field, sorted by hand:

- 83 were done: the project ended, the season ended, the client left
- 41 had never finished setting it up
- 37 said price, but 22 of those were on the cheapest plan
- 29 missed one feature, and it was 19 different features
- 24 wrote nothing or a swear word

I had always treated the whole lot as one problem called churn. Now those who are done get a plan that costs nothing and keeps their data for a year, with no reminder mails. In seven months 31 of them have come back by themselves. That’s more than my discount mails brought in, and I sent those for two years.

@@ 1 clara-p 22m likes 3
31 out of how many who were offered it? If it’s all 83, I’d like to know what happened to the other 52 before I copy you.

@@ 2 bruno-io 35m likes 2
31 of 190, because I offered it to everybody who has left since. So one in six. About 60 of the rest have deleted their data themselves, which I count as an honest goodbye.

@@ 3 clara-p 50m likes 0
One in six for no work is fine. Copied.

@@ 1 hana-ships 2h likes 2
The 41 who never finished setting up would be my first worry, they cost you twice. We started calling those within a day. Not selling, only asking which screen they were on. Half of them were waiting for somebody in their own IT.

@@ 2 zoe-builds 3h likes 0
Do people not mind being called? I would let it ring.

@@ 3 hana-ships 40m likes 1
At four hundred a month they don’t mind. At nine a month I’d leave you in peace.

@@ 1 just-nils 5h likes 4
What was the swear word

@@ 2 bruno-io 30m likes 11
It was in Finnish. I had to look it up and it was fair.

@@ post learning hana-ships -8 08:30 likes 22 about white-label-loom
# 187 security questions, answered once

Every customer above a certain size sends a spreadsheet about security before they sign. The last one had 187 rows. I used to answer each of them from scratch, two working days a time, and we’ve had eleven this year.

Some months ago I put all our answers into one document, sorted by topic, with a date and a name next to each. Now I send that first, unasked, with one line: “Most of yours should be in here, tell me which are not.”

Four of the last six customers accepted it instead of their own sheet. The other two sent me nine and fourteen rows. From two days to about forty minutes, and they think we’re larger than we are.

@@ 1 martajansen 40m likes 2
From the other side of the table: write down what you don’t do as well. I trust a paper with six plain “no” in it far more than one without any.

@@ 2 hana-ships 25m likes 2
We have seven. The first is “Do you employ a full-time security officer”, and the answer is that it’s me, on Thursdays.

@@ 1 dsilva 3h likes 0
Does your legal side not mind that a document like that becomes a promise?

@@ 2 hana-ships 2h likes 1
They did. Now every page says on which day it was true, and the contract refers to nothing but the contract.

@@ 1 nguyen69 6h likes 1
I’m one of the people who send such sheets, for a school board. Most of us copied ours from another school. If somebody hands me something better I’m relieved.

@@ post question aziz81 -5 12:20 likes 15
# First ten customers in a town of nine thousand

Every guide I read starts with “go to where your users are online”. Mine are a joiner, two vets, the woman from the ferry office and a man who repairs harmoniums. None of them is anywhere online, except in the town’s group, where somebody is always selling a sofa.

I’ve got four so far, all by walking in. It takes an afternoon for each, most of it coffee. Is there a second step between walking in and advertising, or do I just drink forty coffees?

@@ 1 kenji-makes 25m likes 10
Drink the forty coffees. I did sixty-one, I kept a list. Around the fifteenth I stopped explaining, because by then I knew which sentence made them put the cup down.

@@ 2 aziz81 40m likes 1
Which sentence was it?

@@ 3 kenji-makes 20m likes 13
“You can go on writing it in the book, I’ll type it in for the first month.”

@@ 1 brunovega 2h likes 2
Market day. Stand next to the one with the longest queue, buy something, and let your thing be seen working. I got three stalls in one morning because it was raining and mine worked. I hadn’t said a word.

@@ 1 suki-s 5h likes 0
What does the harmonium man need software for?

@@ 2 aziz81 1h likes 4
Forty years of which parts went into which instrument, in a shoebox. He wants it out of the box before his hands stop. I’d build it for him alone.

@@ 3 lars-moreau 2h likes 2
That’s your first page, by the way. Not the joiner.

@@ 1 ortiz82 8h likes 1
For me the second step was the notice board at the bakery. Paper, with strips to tear off. Nine strips, seven gone within a week, five of them called.
@@ adds 30m
Edit: six, one had lost the strip and asked at the bakery.

@@ post learning dahl60 -4 09:10 likes 61 about microcopy-mike
# Nine weeks of testing one word

We had “Start” on our main button, and I was sure that “Try it with your text” would beat it. So we tested for nine weeks, 41,200 visitors, half and half.

“Start” got 6.8 percent, the longer one 6.9. Nothing. I had told three clients that this sort of thing is worth ten.

What did change: the longer button brought a third fewer mails asking what happens after the click. So the words did their work, only not on the number I was looking at. Before a test I now ask two questions: which number, and who will explain it when it doesn’t move?
@@ adds 26h
*Added a day later:* one of you asked whether the three clients know. They do now. Details below.

@@ 1 jun-v 30m likes 4
Thank you for printing the null. For the record: with 20,600 a side you could have seen a difference of about half a point, so “nothing” means “nothing larger than that”. Most people who claim ten percent had 300 visitors.

@@ 2 dahl60 1h likes 1
I’d have needed that sentence eight weeks earlier.

@@ 1 rory-designs 2h likes 0
Did you look at phones separately? Our long labels broke into two lines there and looked like a form.

@@ 2 dahl60 1h likes 0
It wraps below a width of 360. Same rate there, as far as 5,000 people can tell.

@@ 1 leilanovak 4h likes 2
The mails are the result. I’d put that in the title.

@@ 2 anneke-tanaka 3h likes 1
Agree with @leilanovak. And as somebody who translates buttons for a living: “Start” is the worst one to get. Start what? You or me, now or in general? In four of my languages I have to guess.

@@ 3 dahl60 1h likes 2
That goes into our style guide with your name on it, if I may.

@@ 1 the-real-rosa 9h likes 0
Which clients did you tell, and have you told them the other thing?

@@ 2 dahl60 8h likes 3
All three, this morning. One laughed, one asked for a discount, one has not answered.

@@ post question petra-tanaka -3 10:15 likes 19 about margin-call-margie
# When do you stop a product that still sells?

We have one that earns 1,900 a month and costs two of us every second Friday. By our own tool it sits just above zero if you count the hours, and below it if you count the mood. Forty-six customers, eleven of them from the first year.

I can sell it, raise the price until that answers the question for me, or give people six months and close it. Each of the three feels wrong on a different day. Who has done one of them, and would you again?
@@ adds 28h
Update: I called three of the eleven. Two would pay double, one wants to take it over for his guild. No decision yet, but I was asking the wrong people, namely me.

@@ 1 bruno-io 18m likes 4
Raised it by 70 percent, with four months’ notice. Nine of fifty left. The rest stopped sending feature requests, because now they had an idea what an hour of mine costs. It’s the quietest product I own. I’d do it again and I’d do it sooner.

@@ 2 petra-tanaka 30m likes 0
Did you tell them why, or only how much?

@@ 3 bruno-io 15m likes 2
Why, with the hours. Two of the nine replied that they’d been waiting for it.

@@ 1 noahrao 1h likes 2
I closed one two years ago. What nobody tells you: the last month is more work than any before it. Exports, refunds, one person on holiday who missed all five mails. Put that month in your sums.

@@ 2 oscar-builds 45m likes 0
And a year later somebody will still write in and ask where it went.

@@ 1 emekadubois 4h likes 3
Before any of the three, may I suggest that you ask those eleven, and I don’t mean a survey. When we wanted to stop our smallest product, one of the oldest customers offered to take it over for her own association, and it lives there to this day, with her name on it.

@@ 2 petra-tanaka 3h likes 1
I hadn’t thought of giving it to the people who use it. I’ll call three of them before I do anything.

@@ 1 rory-okafor 7h likes 0
With respect, 1,900 a month is somebody’s rent. Only people who’ve never had to pay a salary would ask whether that’s worth two Fridays.
@@ reported zoe-builds 5h abuse
It’s aimed at the person, and it isn’t true either, she employs people.

@@ 2 petra-tanaka 1h likes 3
I pay four. That’s why I count the Fridays.

@@ post learning jun-v -1 10:30 likes 27 about second-headline
A correction, since I’ve been quoted on this. On launch day I wrote to somebody that a headline test needs a hundred strangers. That’s only true if one of the headlines is awful. I went through our last 340 tests, and the winner was still the winner a week later:

- with 100 readers in 54 percent of them
- with 400 readers in 71
- with 1,500 readers in 88

So at a hundred you might as well ask your neighbour, who has the advantage that she tells you why. We now show how sure we are next to each result, and below 70 percent it says “too close to call”, in grey. Two customers have asked me to bring back the green tick.
@@ adds 7h
Edit: the last line said 1,000 readers for half a day. It’s 1,500.

@@ 1 clara-p 15m likes 4
“Two customers have asked me to bring back the green tick” is the whole industry in one sentence.

@@ 1 dahl60 50m likes 1
Was there a kind of headline where a hundred is enough?

@@ 2 jun-v 30m likes 1
Yes, when one of them contains a price and the other doesn’t. The difference is so large that thirty would do. I’m not sure it tells you anything except that people look for the price.

@@ 3 bruno-io 2h likes 1
It tells you to write the price.

@@ 1 jonas-quinn 3h likes 0
Could you put the 340 up as a table? Without the texts, only the counts. I’d like to redo the sums.

@@ 2 jun-v 4h likes 1
I’ve asked those whose tests they are. 290 have said yes so far. It’ll be a plain file, one row for each test.
`
