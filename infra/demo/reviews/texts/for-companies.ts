/** What members say of tools for shops, offices and those who design. How to read the lines: `read-reviews.ts`. */
export const forCompanies = `
@@ tool fair-contest

@@ review amara-h -5 11:22 stars 5 helpful 11
Ran our anniversary draw with it, 1,900 entries. The number that decided it came from a stock exchange I had to look up, and the loser who wrote to complain checked it himself and then apologised. First time ever.

@@ review rory-designs -4 17:03 stars 4 helpful 4
The terms for Germany and France were right (I asked a lawyer, who was slightly annoyed by how right). Austria had an old address for the authority.

@@ answer 4h
Thank you, and thanks to the slightly annoyed lawyer. Vienna moved in spring, and so have we.

@@ review its-luis -2 09:40 stars 3 helpful 6
Fair is fair, but entries by mail have to be typed in one by one. We had 340 postcards. I now know our customers’ handwriting very well.

@@ tool tuesday-plan

@@ review sofie-hoffman -30 08:55 stars 5 helpful 9
We’re a print shop of seven. When the paper comes late, everything moves, and before this I’d spend Tuesday morning on the phone telling people. Now I drag one bar, read what it’s about to say to whom, and press send.

@@ review oscar-osei -24 14:18 stars 2 helpful 8
It moves the rest when one thing slips. It also moves things that had a fixed date, like a wedding, unless you lock each by hand. I found out from the bride.

@@ answer 7h
I’m very sorry, to you and to her. Anything with a guest count or a booked room is locked by itself now, and nothing you promised to a customer moves without a question first.

@@ review paloma-k -11 19:02 stars 4 helpful 5
The only planner my crew opens without being asked. I wish it printed on A3: our wall is bigger than our screens.

@@ review linhberg -3 10:26 stars 4 helpful 1
Templates from finished work are the best part. Our second kitchen took half as long to plan as the first.

@@ tool gift-note-guild

@@ review hello-hugo -45 12:12 stars 5 helpful 10
I run a small tea shop and used to write every card myself until one in the morning. Ten lines of my handwriting, and the cards look like mine, including the odd g. A customer asked how my wrist was holding up.

@@ review daraferrari -29 16:31 stars 4 helpful 3
Beautiful. The accents took three tries: my è leaned the wrong way, and with French customers you notice.

@@ answer 22h
Accents have their own line on the sample sheet now. Thank you for the photo, the è was indeed having a bad day.

@@ review malik-kowalski -8 09:19 stars 4 helpful 2
People keep the cards. I know because they photograph them. Delivery of new ribbons took two weeks, everything else is quick.

@@ tool context-only

@@ review mortiz -38 15:27 stars 4 helpful 8
Spent 600 on it, as a test against the usual place. A third fewer clicks, the same number of orders. I now know what the other third was.

@@ review sorenp78 -20 11:46 stars 3 helpful 5
I like what it stands for, and the reports fit on one page. But forty publishers is few if you sell fishing gear: I had four pages to choose from, and one of them was about aquariums.

@@ answer 16h
Aquariums is fair. Six angling magazines have joined since you wrote. If you’ll give it another go, the first week is on us.

@@ review erik-ferrari -6 08:07 stars 5 helpful 3
Stops at the limit, to the cent. After years of “approximately”, I could have cried.

@@ tool focus-flag

@@ review kofi-brandt -52 10:30 stars 5 helpful 12
Thirty people, open office, two of them sales. The flag goes up, the chat waits, the flag comes down by itself. I finished a report in one sitting for the first time since 2022.

@@ review anneke-tanaka -27 13:58 stars 4 helpful 6
What makes it work is that the flag lowers itself. Every other tool like this I forgot to turn off, and people learned to ignore it.

@@ review inovak -13 17:40 stars 3 helpful 4
Respected by everybody except the one person it’s for. There’s a setting that lets managers through, it’s on by default, and guess who turned it off a day too late.

@@ answer 5h
It’s off by default from today, also for those who already use it. We should have done that two years ago.

@@ tool beekeeper-books

@@ review hananovak -60 18:22 stars 5 helpful 9
23 hives and a notebook that had been rained on. Now I stand in front of a hive, say what I see, and the list fills itself. The labels have the right small print for the market inspector, who was nearly disappointed.

@@ review rafael-writes -35 09:33 stars 4 helpful 4
Made by people who have been stung. It wants each frame counted, though, and in May I have neither the time nor the free hand.

@@ answer 30h
In May it’s enough to say “strong”, “fine” or “worried”. It was hidden under the pencil, and it’s the first button now. Regards from eleven hives.

@@ review luism94 -9 20:11 stars 4 helpful 1
My customers scan the jar and see which hill it’s from. Sold out by noon, twice.

@@ tool ghost-at-the-desk

@@ review miloquinn -16 10:44 stars 3 helpful 9
By week two the newsletters did sound like me. Rather too much: she kept a joke I make when I’m tired. Good writer, honest price, but I spend an hour on changes each time and had hoped for ten minutes.

@@ answer 9h
Thank you for saying it kindly. The tired joke is on our list of what not to learn. Shall we do the next two on the phone first? It usually brings the hour down to a quarter.

@@ review kenjinovak -10 14:52 stars 5 helpful 4
My accountant asked if I’d taken a course. It’s the same person every time, and she remembers that we never say “solutions”.

@@ review made-by-marta -4 08:26 stars 4 helpful 2
She asked better questions about my company than my bank does.

@@ tool glyphwright

@@ review noah-amari -48 16:15 stars 5 helpful 8
I asked for an icon for “sheep dip”. Two days later there it was, in six weights, and you can tell it’s a sheep. Our farm app has used nothing else since.

@@ review zoe-kaya -31 11:09 stars 4 helpful 5
One hand drew them all and it shows, in the best way. The search knows “bin”, “trash” and “rubbish”. It doesn’t know “delete”, which is what I type.

@@ answer 12h
It knows it now, along with 340 other verbs that people type. Somebody had only ever listed nouns, and that somebody was me.

@@ review dsilva -15 09:57 stars 4 helpful 2
Pixel-perfect at 24 and at 48. At 20 the thin weight gets blurry on my cheap screen. Yes, I also have a cheap screen.

@@ tool approval-stamp

@@ review tariq-reyes -34 15:05 stars 5 helpful 10
A client said he’d never approved the blue. I sent him the date, the time and his own name under the blue. It was the friendliest end a quarrel ever had.

@@ review omarin -17 12:36 stars 4 helpful 3
One tap for the client is exactly right, mine are on building sites. For files above 200 MB I still need a link from somewhere else.

@@ review hey-chloe -5 19:48 stars 3 helpful 4
Does its one job. If two people have to approve, the second gets no mail until I remind them, and then I might as well have phoned.

@@ answer 10h
You’re right, that’s half a feature. The second one is asked as soon as the first has stamped, live since this morning.

@@ tool sunday-back

@@ review gus-keller -26 18:30 stars 5 helpful 11
Heating engineer, forty invoices a month. I talk for a minute in the van and it’s written by the time I’m parked. It got “expansion vessel” right the first time, which is more than my nephew ever did.

@@ review maren-weber -19 08:48 stars 4 helpful 4
Good ears, even with the radio on. Travel time is charged per started hour, and I can’t change that to fifteen minutes.

@@ answer 13h
You can now, for each customer, under “How we count”. Thanks for the push.

@@ review kowalski63 -3 20:55 stars 4 helpful 1
I’ve got my Sundays. My wife has asked whether I could get a hobby.

@@ tool half-the-invites

@@ review the-real-rosa -44 09:22 stars 5 helpful 7
Our Monday round had nineteen people in it. It’s six now. The other thirteen get five lines at noon, and two of them have thanked me in person.

@@ review samird22 -22 14:37 stars 2 helpful 9
The idea is right. But it told my boss that he “need not come”, before I had seen the text. It was, in its way, a kind message.

@@ answer 6h
We have no excuse. Nothing goes out before the organiser has read it, from today and for everybody. I hope the two of you are all right.

@@ review lars-ships -7 10:05 stars 4 helpful 2
Saved us 31 hours in October by its own count. By mine it was 24, and I’m still happy with it.
`
