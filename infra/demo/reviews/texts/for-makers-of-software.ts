/** What members say of tools for those who build software. How to read the lines: `read-reviews.ts`. */
export const forMakersOfSoftware = `
@@ tool quiet-beacon

@@ review nils-l -19 08:12 stars 5 helpful 14
Four of us share one pager. Before this, a bad deploy meant sixty alerts and a race to find the one that mattered. Last Thursday it was one line: the queue was full because the disk was. I fixed the disk and went back to my soup.

@@ answer 5h
Soup is now in our list of reasons to release on Thursdays. Thank you, Nils.

@@ review omarlund -14 16:40 stars 4 helpful 6
Learns quickly, and it asks before it mutes anything for the whole team. One star less for the phone app: it shows the group but not the graph, so I still open the laptop to see how bad it is.

@@ review elena-hq -9 21:05 stars 3 helpful 9
Good idea, and it works for alerts that come often. Ours come twice a month, and in six weeks it has learned nothing, because there is nothing to learn from. I’d like to tell it myself.

@@ answer 14h
That’s fair: it needs about twenty of a kind. Rules by hand are in the settings since Monday, under “I know better”. If they don’t fit, write to me and I’ll look at your alerts with you.

@@ review just-nora -2 07:30 stars 5 helpful 4
I muted three things in the first week. It suggested the other forty.

@@ tool hatch-and-ramp

@@ review theo-codes -33 10:20 stars 4 helpful 8
We had 212 flags, and nobody dared to touch the old ones. It opened nine pull requests a day until they were gone. The diff is readable, which I didn’t expect from a robot. Two of the nine were wrong about a default, so do read them.

@@ answer 20h
Both came from flags that were read in a script outside the app. It looks there as well now, and says when it isn’t sure.

@@ review silva99 -21 13:15 stars 5 helpful 3
Turned something on for 5% on a Friday. Turned it off on the same Friday, in one second, from the train. That is my whole review.

@@ review hana-ships -12 18:44 stars 2 helpful 7
Works as promised. But the price goes by flags, so in month two I found myself deleting switches we still wanted. A tool for turning things off safely shouldn’t make me nervous about having switches.

@@ tool timeshelf

@@ review eriks79 -5 09:10 stars 5 helpful 16
Eleven thousand meters in 40 buildings, one reading a second. Our old database took 31 seconds for a month of one building, and this takes 0.4. The move took two evenings, and most of that was me reading the manual twice to find the catch. I haven’t found it.

@@ answer 3h
The catch is corrections: changing old readings is slow, and always will be. It’s on page 14, but it should be on page 1.

@@ review fatima-ferrari -4 15:32 stars 4 helpful 5
Plain SQL, so my colleagues use it without asking me. I miss a way to see how much each table will cost next year. I work that out in a spreadsheet now.

@@ review dmitri-codes -3 22:18 stars 3 helpful 6
Fast, small, well made. The backup is a single command, and the restore is four, with one that isn’t in the manual. You notice on the day you need it.

@@ answer 11h
It was missing, and I’m sorry for that day. Restoring is one command as of 0.13.4, and there’s a test that does it every night.

@@ tool ledgerstone

@@ review caleb-designs -28 11:00 stars 5 helpful 11
An auditor asked how a customer’s address looked on 3 March at noon. In the old system that would have been a week. I typed the question while she was still in the room.

@@ review priyaosei -22 17:26 stars 4 helpful 4
The time travel is real, and cheap. Migrations need getting used to, since nothing is ever gone: a column you dropped is still there for every query before that date. Plan names accordingly.

@@ answer 8h
“Plan names accordingly” should be on our mug. There’s now a view that hides what was dropped, for people who’d rather not see it.

@@ review aweber -10 09:48 stars 3 helpful 8
It does what it says. Erasing a person’s data took me two days of reading, though. That’s a rather common question in Europe, and the manual treats it as a footnote.

@@ tool two-spoon-sdk

@@ review bruno-io -37 14:09 stars 5 helpful 7
We sell an API to nine customers, and used to hand-write three libraries badly. The generated Go code passed the review of the pickiest person I know, and he asked who had written it.

@@ review tfischer -18 19:55 stars 4 helpful 3
Python and TypeScript are excellent. Ruby is all right but feels translated. The examples in the docs really run, I tried about thirty of them.

@@ review vjansen -6 08:33 stars 2 helpful 6
Our OpenAPI file has a few sins in it. Instead of telling me which, it produced a client with a method called get2. It took me an afternoon to find the duplicate id.

@@ answer 4h
get2 is our shame. From 5.1 it stops at duplicates and prints both lines. Would you send me the file? I’d like to have it in our tests, sins and all.

@@ tool spare-key-dns

@@ review marta-aziz -5 18:02 stars 5 helpful 12
My father is 74 and clicks on everything. I put this on an old laptop behind his sofa, and the phone calls about “the police window” have stopped. He asked me whether the internet had got nicer.

@@ answer 6h
We’ve read this aloud to each other twice. Say hello to your father.

@@ review viktor-lindqvist -4 12:47 stars 4 helpful 5
Easy to set up and light on the machine. The pause button is hidden two levels down, and with guests in the house that’s the button you need most.

@@ review chloe-duarte -2 20:20 stars 4 helpful 2
It found that our vacuum cleaner talks to nine servers. I don’t know what to do with that, but I do know it.

@@ tool bundle-butcher

@@ review code-by-noah -5 10:41 stars 5 helpful 13
1.4 MB to 610 kB in one morning. 380 of that was a date library that came in through a calendar we had removed last year. It names the line. It actually names the line.

@@ review yuki-mensah -4 16:08 stars 4 helpful 4
The comparison of two branches is what keeps me here: it comments on the pull request with a number and no lecture. I’d like to be able to turn off the drawing of the cow.

@@ answer 2h
cow: false, from tomorrow on. We’re a little hurt.

@@ review soreno7 -3 07:59 stars 3 helpful 3
Great for a single page. With our monorepo of fourteen apps it takes six minutes and reports each shared package fourteen times.

@@ tool old-phone-new-job

@@ review holt87 -5 19:12 stars 5 helpful 10
An old phone now watches the level in our rain barrel and texts me when it’s full. It took one evening with my daughter, and she explained the wiring to me. Nothing to buy.

@@ review nora-b -4 09:05 stars 4 helpful 3
Six of the twenty projects work with a broken screen, and they’re marked. Lovely touch. The battery does swell after a year on a charger, so use the bit about 60%.

@@ answer 9h
Yes, please use the bit about 60%. It’s now the first step of every project instead of the last page.

@@ review rafaelmarin -1 21:37 stars 5 helpful 2
My first phone is a doorbell now, and it still has the scratch from 2014.

@@ tool spreadshuttle

@@ review jun-kowalski -41 13:30 stars 4 helpful 9
Our finance people live in sheets and won’t leave. Fine: every ten minutes their sheet and our tables agree, and when they don’t, somebody gets both values and a button. In four months it was wrong once, and it said so itself.

@@ review lucia-holt -26 10:15 stars 3 helpful 4
Conflicts are handled well. Formulas aren’t: what comes back into the sheet is the result, so a careless colleague turned forty formulas into numbers. There’s an undo, and we needed it.

@@ answer 18h
Cells with formulas are skipped now unless you tick them one by one. I’m glad the undo was there.

@@ review mateo-dubois -7 15:44 stars 5 helpful 2
Replaced a script of mine that I was proud of. I’ve deleted it with some ceremony.
`
