/** What members say on the last day of the made world, and, where it ends before, while the product runs. How to read the lines: `read-threads.ts`. */
export const launchDay = `
@@ post shipped maker 0 00:25 likes 26 about harbor-department
# Harbor Department is out, after eleven months of deploys by two people

Push to a server you own, and roll back in one click: that’s all it does. Two of us used it for eleven months before anyone else could, 1,340 deploys on nine servers, so most of what breaks at night has broken already.

What it doesn’t do, so you needn’t look for it:

- no cluster, one server or a handful
- no build minutes to buy, it builds on your machine
- no database migrations, it waits while yours run

The last release stays warm for a week. We’ve gone back to one 61 times, and the slowest took four seconds. It’s free, and [the format of its log](https://harbor-department.example/log) is plain text. Ask us anything today, @lfalk and I are up.
@@ adds 8h
Update, some hours in: @clara-p was right about the first line. The page says it now.

@@ 1 nguyen69 14m likes 3
Does “a server you own” include the one under my desk, behind a school firewall that lets nothing in?

@@ 2 maker 20m likes 1
Yes, if it can reach out. The server asks for its work every few seconds, and nothing needs to come in. We test that with a box behind a phone.

@@ 3 nguyen69 50m likes 2
Deployed the canteen menu with it. Nine minutes, including reading. It’s now the most modern thing in the building.

@@ 1 daravogel 50m likes 2
what’s in the week of old releases, whole images or differences? my disk is 20 gb

@@ 2 lfalk 25m likes 1
Whole, but layers are shared, so a week of mine is 1.4 GB for one app with nightly builds. You can set it to two days, or to a number.

@@ 3 daravogel 15m likes 0
a number is what i wanted, thanks

@@ 1 clara-p 2h likes 3
Free, from two people, for something I’d trust my server to. What’s the catch in two years?

@@ 2 maker 35m likes 4
A fair question. It’s free because it costs us nothing to run: no account, nothing of yours is with us. If we stop, what you have goes on working, and the protocol is written down well enough that somebody else could make the other half. We’d like to earn with Quiet Beacon instead.

@@ 3 clara-p 20m likes 1
“Nothing of yours is with us” should be in the first line, not in a reply.

@@ 1 theo-codes 5h likes 0
Rolling back is easy until the database has moved on. How do you deal with a release where both changed?

@@ 2 noahrao 40m likes 1
We don’t, we only refuse early: if a release says that its migration can’t be undone, the button to go back is greyed out and says why. I’d rather read that at noon than find out at night.

@@ post shipped tariqortiz 0 02:10 likes 18 about state-of-mind-js
# Ninety lines of state, and they fit on one page

I teach on Thursdays, and every year I get the same question: what does a state library actually *do*? So I wrote one that can be read aloud. The whole interface:

\`\`\`js
const count = state(0)
const double = from(count, (n) => n * 2)
watch(double, console.log)
\`\`\`

Ninety lines without the blank ones, no compiler, types included. It’s slower than the large ones: 1.8 times on a list of ten thousand rows, and the script I measured it with is in the repository. If you need those rows, use a large one. If you want to understand the one you have, read this first.

@@ 1 zoe-builds 35m likes 2
Read it on the tram. I understood everything except line 41, where you empty the set before calling and not after.

@@ 2 tariqortiz 30m likes 2
Because a watcher may add itself again while it runs. If you empty it afterwards, you throw the new one out. That line took me three evenings, so you found the right one.

@@ 3 zoe-builds 20m likes 1
Could that be a comment on line 41?

@@ 3 tariqortiz 70m likes 2
It is one now, with thanks.

@@ 1 sofie-falk 1h likes 1
1.1 kB compressed, I put it through ours. Your examples are larger than your library.

@@ 1 bruno-io 4h likes 0
What happens when \`from\` reads something that is gone? We had that leak in ours for a year.

@@ 2 tariqortiz 1h likes 1
Then it keeps it alive, that’s the leak you had. There’s a \`stop()\`, and chapter four explains why there has to be one. I tried to make it automatic and it cost forty lines.

@@ post question code-by-nadia 0 04:00 likes 22 about crashkettle
# What do you write to somebody whose crash you fixed?

Crashkettle can write to users once the thing that crashed on them is fixed. Technically that’s easy. The text isn’t.

We have tried three. The proud one (“We fixed it”) got replies asking what had been broken. The humble one scared people. The short one, “The map works again. Sorry about last week”, got the most answers, nearly all of them friendly, and 12 percent opened the app that day.

What would you want to read? And would you want to be written to at all, if you’d long forgotten it?

@@ 1 dahl60 25m likes 4
Keep the short one and leave out “last week”. If they’ve forgotten, it reminds them of a bad day. “The map works again, on older phones too. Thank you for the report.” Only if they did report, of course.

@@ 2 code-by-nadia 40m likes 1
Most didn’t, it was sent by itself. Thanking somebody for a report that their phone wrote feels like thanking the smoke detector.

@@ 3 dahl60 15m likes 3
I do thank mine. But then drop the sentence. Four words are a fine mail.

@@ 1 jonas-kaya 1h likes 1
Don’t write. Put it where I’d meet the bug: when I open that map again, one line, “This used to crash, it shouldn’t any more.”

@@ 2 felix-o 50m likes 0
But those who left because of it never open the map again. Those are the ones I’d want to write to.

@@ 2 code-by-nadia 2h likes 2
We could do both: the line for those who come by, and the mail only after thirty days of silence. I’m going to try that.

@@ 1 holt87 3h likes 0
As a user: once, short, and no survey at the end.

@@ post learning emekadubois 0 05:45 likes 16 about group-books
# Closing eleven companies in five days instead of nineteen

I’d like to report on something slow. A family with eleven companies (a sawmill, two hotels, a bus line and what grew between them) let us watch their yearly closing twice, once before Group Books and once with it.

Before, it took nineteen working days, and thirteen of those were spent on loans between the companies that were written down differently on both sides. There were 168 of them. The smallest was about forty euros for a ladder.

With it, five days. The thirteen became one and a half, because a loan is entered once and both sides show it. The ladder is still disputed. The two cousins concerned have asked us for a comment field.

@@ 1 petra-tanaka 30m likes 1
What did the remaining days go into, before and after? That’s where it gets interesting for me, everybody fixes the loans first.

@@ 2 emekadubois 1h likes 1
Into valuing the timber, in both years, by walking through it. I was invited along, and there’s nothing about it to improve.

@@ 1 just-nils 1h likes 10
I want to follow the ladder

@@ 1 dsilva 3h likes 0
Entered once sounds right until the two companies have different currencies and different days. Which side’s rate wins?

@@ 2 emekadubois 50m likes 1
The lender’s, on the day the money left. The difference gets an account of its own and a name, so that nobody has to search for it. With three currencies in this group it came to 11.20 in total, which pleased them more than the two weeks did.

@@ post milestone kaisato 0 07:15 likes 17 about subway-sync
Seven hours on the board, and Subway Sync has been downloaded 211 times. By my reckoning 140 of those were people who wanted to see whether the counter on the page is real. It is. It said 209 when I began to write this.

My other launch, yesterday (a robot that argues about style, three votes, one of them by a man who clicked by mistake and told me so), has taught me to enjoy numbers while they’re fresh. Thank you, 211. If your notes vanish in a tunnel, I’d like the name of the tunnel.

@@ 1 moran67 25m likes 1
I voted for the robot on purpose.

@@ 2 kaisato 10m likes 2
Then it’s two on purpose and I can tell my mother.

@@ 1 ilindqvist 1h likes 1
Rode the whole red line with it. One merge asked me which of two sentences I meant, and they were the same sentence with a different space. Otherwise nothing to report, which I guess is the point.

@@ 2 kaisato 30m likes 1
It should never ask about a space. That’s a bug, and a good one, it’ll be gone tonight.

@@ 3 ilindqvist 4h likes 1
Gone on the way home. I’ve ridden further than I needed to, to be sure.

@@ 1 thandicosta 3h likes 0
How large may it get before it gives up offline? I have 8,000 notes.

@@ 2 kaisato 1h likes 0
Tried with 50,000. It’s the pictures that hurt, not the notes. Above two gigabytes it starts asking what you really need down there.

@@ post todo farah-labs 0 08:50 likes 12 about tuesday-plan
# What I promised customers, in public this time

Three people asked this week what happened to things I’d said yes to on calls. So here they are, all of them, and whoever asked can check:

- [x] Plans by keyboard only, moving a whole week included
- [x] Guests no longer get a mail for each change
- [ ] Holidays per country (I said “soon” in two calls. It isn’t begun)
- [ ] Print a plan on one page
- [ ] Show what slipped, and how often it had slipped before

If I promised you something and it isn’t here, I’ve forgotten it, and I’d like to be reminded.

@@ 1 aweber 30m likes 1
Holidays per country was me, in one of the two calls. That it isn’t begun is fine. I’d been planning around “soon”.

@@ 2 farah-labs 20m likes 2
I’m sorry about that. It starts on the first of next month, and if it doesn’t I’ll say so here.

@@ 1 diegod32 2h likes 1
The last one is dangerous. In my last team “how often it slipped” became a table with names within a week.

@@ 2 farah-labs 50m likes 0
No names, only the task. But you’re right that a task has somebody’s name on it. Would you leave it out?

@@ 3 diegod32 30m likes 2
I’d show it to the person whose task it is, and to nobody else. They’re usually the first to know anyway.

@@ 3 suki-s 90m likes 0
Or show how long it was planned for in the first place. Ours slip because the plan was a hope.

@@ post question dara-tinkers 0 10:10 likes 15 about watchling
# Would you pay monthly for something on your wrist?

Watchling is free for one app, and the question is what comes after that. It costs 4 dollars a month now. Of 380 people who made a second app, 22 pay. That’s 5.8 percent and I don’t know whether it’s good.

What bothers me is the conversation. Nobody argues about the sum, they argue about the *monthly*. “It’s a watch app, it does three things.” I could sell it once for 40, and then I’d have to keep it running for years from that.

Has anyone gone from monthly to once, and did the money run out as everybody says?

@@ 1 bruno-io 20m likes 4
Twice. With a one-off price I earned more in the first year and less in the third. What saved it the second time: the price covers two years of updates, and after that it goes on working but stands still. About 40 percent buy again.

@@ 2 dara-tinkers 35m likes 0
And those who don’t, do they write angry mails when a new watch comes out?

@@ 3 bruno-io 25m likes 1
A few. I send them the sentence from the day they bought it. It has to be one sentence, and it has to be above the button.

@@ 1 ottor61 1h likes 1
Both platforms change something every year. A one-off price would be a promise to keep up with that for nothing. I’d charge for the year and call it what it is, upkeep.

@@ 2 luissilva 1h likes 2
“Upkeep” I would pay. “Pro” I would not.

@@ 1 yuki-mensah 4h likes 0
The share of people with a second app isn’t the number to look at. How many made a *third*?

@@ 2 dara-tinkers 1h likes 1
61 made a third, and 19 of those pay. So nearly a third of them. I had it the wrong way round, thank you.

@@ post learning vera-ward 0 11:40 likes 24 about bank-of-test
# A month of answering support by phone

For one month I put a telephone number next to our support address. I was told I’d regret it. Figures:

- 64 calls, 11 minutes on average, so under 12 hours in all
- mails went down from 390 to 270
- nine bugs, six of which had never come by mail
- one gentleman who wanted an actual bank and stayed on for 25 minutes

What I hadn’t expected is how people describe a problem when they don’t have to write. By mail it’s “the API is broken”. On the phone it’s “I’m standing here with my boss and she wants to see it decline”. The second I can solve in one minute.

We’re keeping it, two mornings a week.

@@ 1 kenji-makes 25m likes 3
Two mornings is right. We began with all day, and it turned every day into waiting. Also write down the first sentence of each call, word for word. After a hundred of them you have your home page.

@@ 2 vera-ward 30m likes 1
I’ve got 64 first sentences here, in a column as of tonight. “Hello, is this a real person” leads.

@@ 1 zoe-builds 1h likes 0
How do you keep it from being always the same three people?

@@ 2 vera-ward 50m likes 2
It was, in week two. I asked one of them what he’d do without the number, and he said read the docs. So I sent him the page, kindly, while he was still on the line.

@@ 1 marta-aziz 5h likes 0
Six bugs that never came by mail. What kind were they?

@@ 2 vera-ward 2h likes 2
Things that people thought were their own fault. A date field that refused their date, a key that wouldn’t paste. Nobody writes a mail about feeling stupid.

@@ post shipped imani-dev 0 13:30 likes 14 about wild-corner
# Wild Corner counts without a photo now

A user, 81, told me that she can’t hold the phone still long enough for a bumblebee, and neither can the bumblebee. So now you can just say it: “two red admirals, one something small and green”. It writes that down, asks at most one question back, and marks the entry as told rather than seen, so that the study that gets the data can weigh it.

In three weeks of trial 40 people told it about 1,900 animals. The biologists were doubtful, then compared with photos from the same gardens: 93 percent agreed on the kind, and “something small and green” was honest in every single case.

@@ 1 freya-dev 35m likes 1
Does it understand local names? Ours for the ladybird isn’t in any book.

@@ 2 imani-dev 50m likes 2
It asks once, and then your garden has that word. There are 31 for the woodlouse already, and I love all of them.

@@ 1 jonas-quinn 2h likes 1
Is the 93 percent over all kinds, or without butterflies? People know butterflies.

@@ 2 imani-dev 1h likes 1
Over all. Without butterflies it’s 88, flies alone 61, which the study counts only as “a fly”. You’re right that the single figure flatters us. [The table](https://wild-corner.example/table) has each kind by itself.

@@ 1 lars-moreau 4h likes 0
Reading it at the practice. The lady at the desk has begun to count the spiders out loud.

@@ post milestone costa90 0 15:45 likes 20 about cellar-server
# Twenty installs, one uncle

My first launch day, and I’ve stopped refreshing. Cellar Server was installed twenty times, on machines between two and fourteen years old. One of the twenty is my uncle, so nineteen.

Four didn’t start. Three of those were the same network chip, and somebody I don’t know sent me a photo of hers, with a coin next to it for size. It’s fixed since lunch.

I’d thought that a launch is something one wins. So far it’s mostly people who tell me what’s broken, in a friendly way, from cellars. I like it more than I expected.

@@ 1 brunovega 20m likes 2
Told you so this morning. Keep the photo with the coin.

@@ 2 costa90 15m likes 1
It’s the wallpaper already.

@@ 1 jonas-hq 1h likes 1
Which chip? I’ve a box of old laptops here that get a new job on weekends, I can try it on eight of them.

@@ 2 costa90 25m likes 0
I’ll write you the number. Eight would be more than I’ve ever had in one room.

@@ 1 rory-h 3h likes 2
Been here for a thousand days and more. The ones who write like this on the first day are mostly the ones who are still around a year later.

@@ post question just-tariq 0 17:40 likes 10 about desk-by-the-sea
A question about reviews. Desk by the Sea lists rooms with a door, checked by people who worked there. Now a host has asked me to take down a review that says “the wifi is slower than they claim”. It’s true, I measured it myself: 9 instead of 50. His is also the only room on that island, and if he leaves, the page is empty.

I’ve asked him to write an answer below it instead. He’d rather I deleted both. What do you do when the one who’s right is a guest who came once, and the one who’s wrong is the only supply you have?

@@ 1 clara-p 20m likes 3
Then the page is empty. A room with 9 that says 50 is worse for you than no room, you just find out later.

@@ 1 dr-sofie 50m likes 2
Change what he can claim instead. Let the number come from a measurement that guests run in the room. Then there’s nothing to argue about, and nobody has to be called a liar.

@@ 2 just-tariq 40m likes 1
We have the measurement. I never showed it, because half of the rooms would look bad. I think you’ve just told me what to do.

@@ 3 dr-sofie 20m likes 1
Show it as what one can do with it. “Mail yes, calls mostly, video no.” Half of the rooms won’t mind that.

@@ 1 ncastro 2h likes 0
Could you pay for better wifi there?

@@ 2 just-tariq 1h likes 1
It’s an island with one cable. I asked. The ferry brings the technician every second month.

@@ post learning oscar-builds 0 19:55 likes 13 about bylaw-builder
# Nobody reads paragraph seven

We recorded where people stop when they go through the rules that Bylaw Builder writes for their club. 260 clubs, with their consent. They read one to six, skim to eleven, and then jump to the signature.

Paragraph seven is who may spend money. It’s the one that clubs fall out over.

I moved it to second place and put a number in it for them to change: “The treasurer may spend up to 150 without asking.” Now 81 percent stop there and change it. The average is 90. The allotment gardeners, I’m told, argued for an evening and settled on 87.50.

@@ 1 ortiz82 40m likes 1
The number you put there decides so much. Did clubs who saw 150 end up higher than those who saw 50?

@@ 2 oscar-builds 1h likes 1
We showed 50 to a third of them, and they end at 70. So yes, and I’m not comfortable with it. An empty field was worst, people wrote nothing and signed.

@@ 1 sana-s 3h likes 1
I’m a treasurer. 87.50 is the price of the good secateurs, I’d bet on it.

@@ 2 oscar-builds 2h likes 3
You’d win. They wrote to us.

@@ post shipped jonas-hq 0 22:15 likes 11 about old-phone-new-job
Project 21 for retired phones is up: a doorbell that still works with a cracked screen, because it never needs to be looked at. It listens for the knock and rings on whatever is awake.

Took three weekends, two of them for telling a knock from a cat. [The list of parts](https://old-phone-new-job.example/doorbell) is one phone and one sock. The sock is against the wind.

@@ 1 just-nils 30m likes 3
What does it do when the cat knocks

@@ 2 jonas-hq 20m likes 3
It opens a ticket.

@@ 1 lopes92 2h likes 0
How long does it run without a charger?

@@ 2 jonas-hq 3h likes 0
Two days with a tired battery. Everyone so far has a socket near the door, so it isn’t on the list.
`
