/** Products for words, voices and rooms full of people. How to read the lines: `read-products.ts`. */
export const beingHeard = `
# marketing: copywriting / writing content
? Our texts were correct, and nobody finished them.
? We knew our product too well to explain it.
- Learns from your own best pages
- Says why it changed a word
- Style guide included
- Works where you write
- A person on request
Plainsong Copy|m|Rewrites a feature list as reasons to care|One reason per line|Shows the old and the new|writing
Sentence Surgeon|m|Finds the sentence where your readers stop|Offers three others for it|Learns from your readers|analytics
Tone of Ours|m|Keeps nine writers in one voice|From ten texts that you like|New colleagues write alike in a week|teams
Jargon Jail|f|Locks up words that nobody says at home|A fine per word|The fines go to a good cause|writing
Slogan Cemetery|fx|Has somebody used that slogan before?|90,000 dead ones|Eleven languages|research
Microcopy Mike|m|The small words on buttons, errors and receipts|In 20 moods|Checked for length in six languages|ux
Ad Lines by Ada|m|Ten adverts that still sound like a person|Ada is a person|She also says no|ads
Translate the Joke|px|Puns carried into other languages, or replaced|By comedians|Explains why it was funny|languages
First Line Club|fx|Only first lines, judged by strangers|Weekly winner in print|Signed or without a name|community
Brief Encounter|fx|A creative brief in nine questions|Clients enjoy it|Fits on one page|freelancing
Claims Checker|px|Which of your claims could you prove in court?|Suggests the safe wording|A file of evidence|legal
Product Names Depot|mx|A name for your product that you may keep|Checks 60 registers|Says how it sounds abroad|startup
Reading Age Rita|f|Says how old one must be to understand you|Shorter words on request|Works in your editor|accessibility
Menu Poet|fx|Dishes described so that people order them|Never “nestled”|Allergens stay exact|food
Call to Inaction|f|Takes the pressure out of your sales copy|Measures that it sells as well|Before and after, with figures|conversion
Hundred Openings|mx|A hundred ways to begin your text|From novels, letters and adverts|Yours is written, not copied|content
Voice Memo to Page|m|Talk for five minutes, get a page in your words|Keeps your turns of phrase|Also from a walk|audio
House Proofreader|px|Proofreading by night, in your mailbox by seven|Two people per text|Your own list of exceptions|writing

# marketing: outreach / sales email
? We sent 900 cold mails and felt ashamed of 880.
? Good customers were out there, and we were writing to everybody else.
- Stops when somebody says no
- Public sources only
- A daily limit that protects your name
- Answers go to a person
- Works with your own mailbox
Warm Letters|m|Cold mails that somebody might be glad to get|Shows the reason first|Twenty a day at most|email
Reason to Write|m|Finds the right person and a reason to write today|New shop, new job, new law|Never private matters|sales
Polite Pursuit|m|Follows up exactly as often as is polite|By trade and country|Stops after the third|automation
Fresh Leads Dairy|p|Lead lists that were checked this morning|With a date on each line|Bad addresses are paid back|data
Handwritten Hello|px|Letters by real hands, in real ink|Fifty a day at most|You see each before it goes|print
Conference Corner|fx|Who will be there, and what might we talk about?|From the public programme|A list of six, not sixty|events
Mutual Friend|f|Asks for an introduction so that it is easy to say no|One click for both|Nobody loses face|community
Bounce Bouncer|fx|Checks addresses before your mail bounces|Without sending anything|Ten thousand in a minute|email
Trade Fair Tail|m|Turns a bag of business cards into forty good mails|Within two days|Notes from your voice|crm
Podcast Guestlist|mx|Gets founders onto podcasts that fit|Six a year, well prepared|Feedback after each|podcasts
Local Knock|mx|Plans a day of visits to shops near each other|Opening hours are known|Coffee stops included|maps
Sample by Post|px|Sends your sample to the right desk|Twelve trades|Asks how it was, two weeks later|ecommerce
Grant Hunter Greta|m|Writes to foundations that fund what you do|Knows each deadline|Keeps your old sentences|nonprofit
Voice Note Sales|f|Thirty spoken seconds instead of a page|Plays on any phone|Heard marks without tracking|audio
Lost Deal Letters|f|Writes to those who once said “next year”|When next year comes|With what has changed since|crm
Do Not Contact|fox|One list of people who asked for silence|Shared by all your tools|Checked before each send|privacy
Tender Watch|px|Public tenders that a small company can win|A match mark per tender|Partners for the larger ones|small-business
Alumni Almanac|m|Finds your former customers at their new jobs|Twice a year|Says how you helped them|crm

# marketing: podcasts / audio creators
? The talk was good. The eleven mails around it were not.
? Recording took an hour. Everything around it took the week.
- Files you keep
- Chapters and transcripts
- Counts listeners, not downloads
- Works with every player
- Records each voice by itself
Kitchen Table Audio|m|Studio sound from a kitchen table|Takes out the fridge|Two voices stay two voices|audio
Guestbook Studio|mx|Invites, briefs and thanks your podcast guests|They need one link|Forms in four languages|scheduling
Honest Listeners|m|Podcast numbers that sponsors believe|Counts people who stayed|Sponsors get a link|analytics
Show Notes Nora|m|Notes, chapters and quotes from one recording|Names spelt correctly|Links to every book named|writing
Trailer Park Audio|fx|A trailer from your six best moments|Forty seconds|With music you may use|creators
Cold Open Co|px|We write the first minute of your episode|From the raw tape|Twelve first minutes to hear|copywriting
Season Planner|fx|Ten episodes with a beginning and an end|Guests in a good order|A spare for the ill guest|planning
Field Recorder|m|Records outdoors and takes the wind away|Adds place and hour|Files named for the place|mobile
Paper Podcast|mx|Your best episodes as a small book|Edited, not transcribed|From one copy upwards|books
Sound Library Lane|fx|Doors, rain and market squares, free to use|Recorded in 70 towns|Asked for, recorded within a month|music
Mic Check Mate|fx|Tells guests what to change before you record|Pillow, window, distance|Two minutes, no account|audio
Two Hosts|mx|Finds you a co-host who disagrees well|Three trial talks|From other trades|community
Ad Break Bakery|mx|Adverts read by the host, sold for them|Fair share, monthly|You can refuse any|ads
Pods for Classes|fx|Pupils make a podcast in six lessons|Safe and private|Ends with a premiere|education
Listener Mailbag|fx|Voice messages from listeners, sorted by topic|No account needed|Played with permission|community
Episode Radar|fx|New episodes about your subject, the minute they appear|With the passage|Four languages|research
Museum Ear|mx|Audio guides for small museums|Recorded by the guard|Works in thick walls|travel
Static Free Feed|fo|Host a podcast from any folder|A feed that never changes address|Statistics without names|self-hosted

# marketing: content / writing creators
? Our blog had ninety posts and three that were read.
? We wrote for search engines until no person wanted to read us.
- Plans a quarter at a time
- Old posts are kept fresh
- Exports as Markdown
- Roles for writers and editors
- Counts what is read to the end
Well Read Company|m|Shows which three posts deserve an update|Before you write a new one|Says what is missing in them|seo
Interview First|mx|Articles from a talk with your expert|Forty minutes of their time|They approve every word|writing
Evergreen Keeper|m|Mends old articles when facts change|Watches 200 sources|Marks the changed sentence|automation
Editorial Fridge|f|Your plan for the quarter, with magnets|Print it, too|Ideas wait in the door|planning
Ghost at the Desk|px|A writer who sounds like you after two weeks|The same one each time|Sleeps between your deadlines|writing
Blog in a Repo|fo|A blog that lives beside your code|Drafts are branches|Pictures are resized|developer-tools
Recipe for Guides|fx|Long guides by a short method|Seven steps, two reviews|A pantry of examples|learning
Pull Quote|fx|Turns the best sentence into a picture|Author and link included|Five styles, all quiet|social-media
Fact Check Fox|mx|Checks numbers and names before you publish|Source beside each|A green tick you can show|research
Series Maker|f|Makes a series out of posts that belong together|Links them in order|A mail for each part|reading
Comment Garden|mx|Comments worth reading under your articles|Weeded twice a day|The best one is framed|community
Images for Words|mx|Finds the picture that says something else|No handshakes|Its maker is paid|photos
Writers by Trade|px|Articles by plumbers, nurses and bakers|They know the subject|Edited by people who aren’t|hiring
Content for Cowards|mx|Publishes small, learns, then writes long|A ladder of five formats|One step a month|growth
Byline Bank|fx|Collects everything that you ever published|Safe when magazines close|Bound copies once a year|portfolio
Translate and Check|px|Articles in nine languages, read by a local editor|Within a week|Local jokes stay local|languages
Paste Board Press|m|Company magazines without a design department|Print and web together|Photographs are checked, too|print
Topic Well|mx|What your customers wonder about, from their mails|Private words removed|With the usual words for it|customer-feedback

# marketing: events / community
? We planned the talk for months and the doors for one evening.
? The best part of our conference was the queue for coffee.
- Works on bad hall internet
- One link for everyone involved
- Tested on four hundred evenings
- A plan for when it goes wrong
- No surprise fees
Doors at Seven|m|Tickets, doors and guest list for small venues|Scans offline|Friends of the band, too|payments
Queue for Coffee|m|Introduces people at conferences who should meet|Two at a time|Three topics to begin with|community
Webinar Without Tears|m|Webinars with a stage manager included|They press the buttons|A rehearsal the day before|video
Speaker Green Room|m|Looks after your speakers, from train to slides|A sheet for each of them|A call if the train is late|scheduling
Badge Baker|f|Name badges that can be read across a room|Prints on any label|First names are large|print
Hybrid Hat|p|Rooms and remote guests in one conversation|A host for each side|Tested in your hall|meetings
Meetup Almanac|f|A year of evenings for your local group|Ideas, rooms and cake|Letters to sponsors|community
After the Event|m|Films, slides and addresses out by next morning|Sorted by talk|Speakers approve first|content
Seating Plan Sue|f|Who sits where, and who must not|Knows about uncles|Prints little cards|family
Call for Talks|mo|Collects talk proposals and judges them fairly|Names stay hidden|Everybody gets a reason|research
Small Fair Kit|m|Everything for a stand of two metres|Packed in one case|Fits under a train seat|small-business
Rain Plan|f|Tells you by noon whether the party moves indoors|For your very street|With a text to all guests|planning
Hackathon Hotel|m|Runs a hackathon where people sleep|Teams, juries and pizza|Quiet rooms for introverts|developer-tools
Applause Meter|f|Feedback from the audience before they stand up|Three taps|Sums up by morning|customer-feedback
Child Friendly Events|f|Marks events where children are welcome|Checked by parents|Changing tables are noted|kids
Interpreter Link|p|Interpreters for meetings, booked by the half hour|36 languages|You can ask for last month’s|languages
Village Hall Booker|m|Halls, tents and benches, booked by neighbours|Keys included|Fees go to the hall|community
Swag Library|m|Borrow your give-aways instead of binning them|Screens, lamps, games|Wash, check, next|inventory

# marketing: ads / growth small-business
? We paid for clicks from people who had already bought.
? Advertising was a tap, and nobody knew where the water went.
- Stops at your limit, to the cent
- Reports in words
- No tracking across sites
- Creatives checked before they run
- Cancel by the day
Small Ads Counter|m|Classified adverts on sites that people like|From nine euros a week|No picture, four lines|small-business
Bid Bench|m|Bids on search ads as a careful person would|Explains each change|Night and holidays off|automation
Wasted Coin|mx|Finds the adverts that nobody needed to see|First report is free|Counts in euros, not in clicks|analytics
Bus Shelter Booking|p|Posters in your town, booked from a map|Two weeks, any stop|A photo as proof|maps
Ad Fatigue Nurse|f|Says when people have seen it too often|Holds the next one ready|Per town and per group|social-media
Context Only|p|Adverts that match the page and not the person|Forty publishers|You can veto any page|privacy
Creative Vault|mx|Every advert you ever ran, and how it did|Find it by picture|Rights and dates beside it|data
Podcast Ad Exchange|p|Adverts that hosts really read|You hear them first|Swearing is priced in|podcasts
Landing Match|fx|Does the page keep what the advert promised?|Marks the gap|With a sentence that fits|landing-pages
Local Radio Desk|m|Thirty seconds on local radio by Friday|Voice and jingle included|A real singer|audio
Banned Words Bureau|fx|Why was my advert refused? The likely word|Rules of twelve networks|A wording that passes|copywriting
Budget Thermostat|m|Spends more when it sells, less when it rains|You set the limits|A graph in degrees|finance
Ad Archive Reader|fx|What do your rivals advertise this week?|From public libraries|Saved before they vanish|research
Coupon Parrot|fx|Which flyer brought them in? Ask, count, know|A code per street|Sums per street|print
Second Half Ads|fx|Cuts your ads by half to see what is missing|A proper test|You choose which half|data
Sponsor a Bench|f|Adverts on real benches, and the bench gets mended|In 90 parks|A small brass plate|community

# marketing: community / creators
? Four hundred people had joined. Nine of them talked.
? We had an audience with a chat window and called it a community.
- Rules in plain words
- Everything can be exported
- Works by mail, too
- No adverts, no ranking
- Members own what they write
Evening Porch|m|A community space that closes in the evening|Hours that you choose|Letters wait until morning|mindfulness
First Post Friend|m|Someone answers every newcomer within the hour|A rota of volunteers|Nobody is left alone|support
Forum With Chairs|mo|A forum as they used to be, only faster|Threads and good search|Imports forty old ones|self-hosted
Quiet Members|f|What do those who never post want?|Asks one thing a month|Answers stay without names|research
Moderators Rest|m|Takes the worst comments off moderators’ eyes|Blurred and sorted|A pause after hard ones|health
Champion Chart|m|Finds who helps most, and helps them|Thanks, perks and breaks|They choose their thanks|analytics
Book of Questions|m|Makes a handbook from five years of forum answers|Authors are named|A new edition yearly|documentation
Neighbour Notice|f|A notice board for one street|No adverts, no strangers|Paper copy for the door|home
Ask Me Anything Box|f|Question hours, asked ahead and answered live|Votes sort the list|A summary afterwards|events
Guild Ledger|p|Dues, roles and votes for associations|Fits the law on clubs|Meetings with a count|legal
Welcome Kit Wren|m|A small parcel for each new member|From eighty cents|Addresses are deleted|print
Chat to Archive|m|Keeps what was good in a chat, forgets the rest|Weekly, by people|Two editors per week|knowledge
Interest Groups Inn|f|Splits a big group into tables of eight|By theme, monthly|Tables may stay together|meetings
Code of Conduct Kit|f|Rules for your group, and what to do when broken|With four letters to adapt|A person to call|legal
Fan Mailroom|m|Letters from fans, sorted, answered and kept|On paper, too|Rude ones are kept away|creators
Members Map|f|Where are we all? A map without exact addresses|Zooms to towns|Plan a visit|maps
Karma Free|f|A community without points, likes or badges|Only words|Names are enough|privacy
Alumni Lantern|m|Keeps a school class together for forty years|One mail a season|Finds lost addresses|education

# marketing: press / content startup
? We wrote to forty newspapers. The goat next door was in all of them.
? Journalists are busy people, and our mail was three pages long.
- Made with former reporters
- Local papers first
- Plain language, no adjectives
- You approve every word
- Answers within the day
Press Room Nine|m|A press page that journalists can use at midnight|Pictures, facts, a phone number|Says who answers on Sundays|photos
Story Before Product|m|Finds the story that is hiding in your product|Three angles, honestly graded|Two of them free to steal|copywriting
Local Paper Larry|f|Every local paper near you, and who writes there|Checked each season|A letter for each|outreach
Embargo Egg|f|Keeps news quiet until nine on Tuesday|One link, one moment|Shows who broke it|scheduling
Clippings Drawer|m|All that was ever written about you, on paper too|With dates and readers|A binder at year’s end|research
Quote Me Quickly|m|Experts for journalists in a hurry|On the phone within the hour|Checked by the newsroom|community
Interview Dry Run|p|A rehearsal with a former reporter|The nasty question included|Filmed and watched together|learning
Photo Desk Fred|p|A press photographer in your town by tomorrow|Usage rights in one line|Within two hours|photos
Numbers for News|f|Makes a small study out of your data|Checked by a statistician|With a chart they can print|data
Sorry in Public|p|Apologies that are apologies|Written with you, that day|No passive voice|copywriting
Radio Voice Reg|f|Which stations would like your subject?|With the name of the editor|And when not to call|audio
Second Day Story|m|What to send when the first news is old|A follow-up a month|Written with you|content
Award Season|f|Prizes worth entering, and those that sell trophies|Fees and odds|Forms filled in|reviews
Press Kit in Git|fo|A press kit that is always the newest|Logos, people, numbers|Old logos disappear|documentation
`
