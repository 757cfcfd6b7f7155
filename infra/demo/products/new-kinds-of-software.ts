/** Products for building with less code, more data, models and play. How to read the lines: `read-products.ts`. */
export const newKindsOfSoftware = `
# development: no-code / saas automation internal-tools
? The person who knew what was needed could not program, and the programmer had no time.
? Our company ran on a spreadsheet that only Renate understood.
- Permissions per row
- Starts from the tables you have
- A trial run before anything is sent
- History of who changed what
- Leaves as ordinary code when you outgrow it
Flowpenny|m|Automations you can read aloud like a recipe|Every step shows its last result|Stops when a number looks odd|automation
Backroom Builder|m|The internal tool your warehouse asked for in 2019|Works with gloves on|Built beside the people who use it|internal-tools
Formhold|f|Forms that write straight to your own database|Bots stay outside without puzzles|Files up to a gigabyte|databases
Approval Avenue|m|Requests, approvals and who is holding things up|Deputies for holidays|One tap from the mail|teams
Sheetless|p|Turns the company spreadsheet into an app before it breaks|Finds the formulas that disagree|Keeps the old file as a report|internal-tools
Portal in a Day|m|A login area for your customers, by tonight|Invoices, files and messages|Your letterhead, your address|small-business
Clickstone|m|Build a mobile app on your phone, on the bus|Published without a computer|Share it with ten people first|mobile
Panel Beater|mo|Admin panels that respect your permissions|Reads the rules from your database|Every change can be taken back|internal-tools
Webhook Kitchenette|f|Connect two services with one sentence|Cooks 200 kinds of data|A kind word when it fails|automation
Ifthenry|m|Rules for your business, in order, with reasons|Asks Henry when none applies|Old decisions can be replayed|automation
Barcode Bungalow|m|Scan, count and print labels with the phone you own|Works in cellars|Counts while you keep selling|inventory
Widgetry Lane|fx|A calculator for your website in ten minutes|Mortgage, mulch or marathon|Sums can be sent as a mail|conversion
Printable Apps|fx|Makes apps that still work on paper|Scans the sheets back in|Big type for bad light|small-business
Robot Receptionist|mx|Sorts the company inbox into work that can start|Never answers by itself|Knows your opening hours|email
Mail Merge Mansion|f|Two hundred personal letters from one table|PDF, mail or post|Shows all two hundred before they go|documentation
Survey Sandwich|mx|Surveys with a branch for every answer|Finished in two minutes or cut|Results as sentences|research
Checklist Captain|m|Runs your opening and closing lists, with photos|Late steps tell somebody|Keys and alarms are never forgotten|small-business
Legacy Lipstick|p|A friendly face for the green screen terminal|Nothing behind it changes|One screen at a time|internal-tools
Schema Sketch|f|Draw boxes, get tables, forms and a first screen|Redraw until it fits|Leaves as plain tables|databases
Kiosk Maker|p|Turns any tablet into a single-purpose machine|Locks itself, updates at night|Cleaning mode for wet cloths|shops

# development: llm ai / developer-tools
? The demo was easy. The hundredth conversation was not.
? Nobody could tell us whether the new prompt was better or only longer.
- Works with models of five makers and your own
- A budget that stops before your card does
- Nothing is used for training
- Answers come with their sources
- Every call can be replayed
Prompt Orchard|m|Tests prompts the way you test code|Scores against answers you approved|Runs the old tests on new models|testing
One Endpoint Street|m|All language models behind a single key, with a budget|Falls back when one is ill|Bills by team or by customer|api
Agent Leash|m|Sees when an agent wanders off, and pulls it back|Rules in plain sentences|A log that reads like a diary|monitoring
Tokenthrift|f|Shows which part of your prompt costs the money|Suggests the shorter version|A forecast for next month|finance
Grounded Parrot|p|Answers from your files or not at all|Quotes the page and the line|Says “I don’t know” in nine languages
Little Local|fo|Runs a small model on an old laptop, without the cloud|Good at lists and letters|No account, no key|privacy
Evaluation Station|px|Ten people judge what your model said, by tomorrow|Judges agree first on the rules|Speakers of thirty languages|research
Memory Palace API|m|Lets your assistant remember, and forget on request|Shows users what is kept|Old memories fade|api
Redaction Rabbit|m|Takes names and numbers out before the model sees them|Puts them back afterwards|Learns your house’s own secrets|privacy
Toolbelt for Bots|mo|Gives agents tools with handles and safety catches|Asks before anything costs money|Twenty tools with tests|automation
Synth and Sons|mx|Training examples made to order, checked by hand|Odd cases first|Each with who wrote it|data
Jailbreak Jar|m|Tries 4,000 ways to talk your bot into trouble|New ones each week|Findings with the cure|security
Versioned Voice|m|Keeps the tone of your bot across model updates|Compares a hundred replies|Alarms when it gets chatty|writing
Whisper Gallery|mo|Speech to text on your own machine, speakers named|Learns odd surnames|Ten hours in one|audio
Chunkwise|fo|Cuts long documents where the meaning changes|Tables stay whole|Reads forty file types
Shadow Model|p|Tries a cheaper model on a copy of your traffic|Tells you where it fails|Shows what you would save|testing
Ask the Archive|p|Thirty years of company paper, ready for questions|Reads faxes|Shows the scanned page|knowledge
Slow Oracle|m|Long questions answered overnight at a fifth of the price|Results by breakfast|Stops at the sum you name|data
Prompt Cookbook Co|fx|Two hundred prompts that worked, with the failures|Each with its test|Translated by cooks|learning
Human in the Hoop|m|Sends the doubtful cases to a colleague|Learns from each decision|Never more than ten a day|teams
Model Zoo Keeper|mx|Which model is best this week, on your own examples|A league table every Monday|Price beside quality|analytics

# development: mobile / developer-tools saas
? Our app had four stars, and the reviews said why. We only had not read them.
? Two platforms, one team, and a release that took eight days of waiting.
- Both big platforms from one place
- Small enough not to be noticed
- Works without a signal
- Crash reports with the last steps
- Respects battery and data plans
Release Pigeon|m|Store releases without the afternoon of forms|Reminds you of each new rule|Knows which review takes long|deployment
Storefront Fox|m|Screenshots for the app stores in forty languages|Drawn anew with each release|Device frames included|screenshots
Two Star Review|m|Reads your app reviews and sorts out what to mend|Replies in your tone|Counts what each fault costs|reviews
Pushless|f|Fewer push messages, better timed|Holds back what nobody opens|Quiet from nine to nine|email
Deep Link Depot|f|Links that open the right screen, or a decent page|Survive the install|Tested on forty phones|growth
Trestle Kit|mo|Native screens from one description|Looks at home on both systems|Animations that fit each system|ui
Beta Balcony|fx|Find your first fifty testers among people who care|They write whole sentences|They are paid in cake money|community
Subway Sync|mo|Keeps working in tunnels and tells nobody|Merges when the train comes out|Shows what is still on its way|databases
Crashkettle|m|Crash reports grouped by what the person wanted to do|Shows the last five taps|Tells users when it is mended|monitoring
Paywall Painter|m|Try three prices without three releases|Ends the losing test by itself|The same price for the same person|payments
Permission Poet|fx|Writes the sentence that asks for the camera|Tested on 900 people|Asks at the right moment|copywriting
Old Android Club|px|Makes your app run on the phones people really have|Nine models from 2016|A film of every crash|testing
Thumbzone|f|Shows which buttons a thumb can’t reach|For left hands, too|Works on a screenshot|ux
Widget Meadow|m|Home screen widgets for apps that have none|Configured, not coded|Updated without a release|no-code
App Clip Clinic|px|The one useful screen of your app, without the install|Under ten megabytes|Starts from a code on the wall|conversion
Feature Phone Forever|fx|Puts your service on phones with buttons|By text message, even|Nineteen countries so far|accessibility
Battery Court|m|Finds the code that eats the battery, with evidence|Compares releases|Names the library behind it|performance
Watchling|m|A watch app from the app that you have|Three screens at most|Big buttons for cold days|ui

# development: data / analytics saas
? Three dashboards showed three numbers, and each had a defender.
? The data was there. It only was in eleven places and four time zones.
- Freshness shown beside each number
- Every figure can be traced to its rows
- Questions in SQL or in words
- Nothing is copied without a reason
- Alerts when a number stops making sense
Pipewright House|m|Pipelines that say at night what they will not deliver|Rerun from any step|A mail before the boss asks|automation
Column Story|m|Where does this number come from? All the way down|From chart to source row|Works across tools|documentation
Dashboard Bonfire|f|Finds the dashboards that nobody opens|Burns them after a week’s notice|A grave with flowers, and a way back|analytics
Metric Treaty|p|One definition of “customer”, signed by all departments|Changes need both signatures|Old reports are marked|teams
Csvillage|f|Cleans the file your supplier sends each Monday|Remembers last week’s mess|Tells the supplier what was wrong|small-business
Spreadshuttle|m|Moves rows between sheets and databases, both ways|Conflicts are shown, not guessed|Every ten minutes or by button|no-code
Lakehouse Cabin|fo|A data warehouse for companies with one server|Queries plain files|A terabyte on one disk|databases
Outlier Otter|m|Notices when the number is too good|Explains with three examples|Quiet about things you know|monitoring
Map Room|m|Puts any table on a map, and the map on your site|Streets, postcodes or regions|Prints to a wall|maps
Parquet Floor|fo|Opens huge data files on your desktop|Filters while it reads|Knows a dozen formats|command-line
Synthetic Town|px|A made-up town of 40,000 people to test with|Families, jobs and mortgages|Grows older each year|testing
Public Numbers|fx|Government figures as tables that fit together|Updated the day they appear|Footnotes in plain words|research
Cohort Cottage|m|Who stayed, who left, and what they had in common|Reads your billing, no tracking|A list to call, not only a chart|analytics
Notebook to Go|m|Turns a notebook into an app your boss can click|Parameters become sliders|A log of who ran what|no-code
Chartwain Press|m|Charts that look right in print and on a phone|Sources in the corner, always|Forty kinds of chart, none in 3D|graphics
Deduper Dan|p|Finds the customers you have twice|Asks when it is not sure|Nothing is merged unseen|crm
Timeseries Tea|m|Forecasts that come with honest error bars|Knows your holidays|Compared with a simple guess|planning
Sensor Parish|p|Readings from 10,000 machines, kept in order|Fills the gaps, marks them|Raises an alarm once, not hourly|devops
Unit Price Watch|fx|Follows prices of 900 everyday things since 2004|Chart any two of them|Sizes that shrink are noted|money
Consent Counter|m|Analysis that stops where permission does|Small groups are hidden|A paper for the ethics board|privacy

# development: games / creators
? We loved making games and hated everything around them.
? Most game tools are made for studios of two hundred. We are two, and a cat.
- Exports to the web and three desktops
- Royalties: none
- Works with the engine that you have
- Free for jams
- Runs on a ten year old laptop
Dungeon Stationery|f|Draw a map on squared paper, walk through it on screen|Reads pencil, forgives rubbers|Monsters by sticker|graphics
Pixel Pasture|m|A pixel editor with onion skins and good manners|Palettes from old consoles|Layers, tags and a timer|illustration
Dialogue Tree House|m|Branching conversations that writers can test|Finds endings nobody reaches|Exports to five engines|writing
Chip Tune Chapel|m|Compose game music with five channels and no theory|Loops that do not click|Exports each voice|music
Balance Beam|p|Ten thousand robots play your game to see who wins|Charts the unfair weapons|Runs overnight|testing
Turn by Post|fo|Multiplayer for slow games, one move a day|No server to keep alive|Reminds whoever is slow|backend
Jam Jar Engine|fo|A game engine you can learn on a Saturday|Its source is one file|Runs in a browser tab|learning
Fair Dice|fx|Dice that both players can check|Works over any chat|Proofs for suspicious friends|open-source
Cardboard Proto|mx|Print, cut and test your card game by tonight|New cards with each idea|Counts the sheets you need|prototyping
Savegame Locker|m|Saves that follow players from machine to machine|Old saves stay readable|Two saves never overwrite each other|api
Quest Ledger|fx|Turns the household’s chores into a long campaign|Dragons on request|Parents are the weather|family
Nine Tile Town|fx|A quiet city builder for the time between two stops|Ends after nine turns|No timer, no coins|mobile
Wishlist Wizard|px|Store pages that make strangers wait for your game|Tags tested before launch|Trailers cut to six seconds|growth
Playtest Parlour|mx|Watch six strangers get stuck in your first level|Face, hands and screen|Ages eight to eighty|research
Wordfall Weekly|fx|One word puzzle a week, hard enough to last|Answers only on Sunday|Made by one stubborn person|languages
Speedrun Notary|fx|Proves that the record was really a record|Input and video side by side|Rules per game and category|video
Board Game Ledger|fx|Who won, who sulked, and what to play next|Suggests by mood and head count|Loans are noted, too|community
Museum of Bugs|fx|Famous glitches, playable in the browser|With what caused each|Each with a small essay|reading

# development: learning / education developer-tools
? We learnt to program from people who had forgotten what is hard about it.
? Courses end. What helps is somebody who looks at your code on Thursday.
- Lessons of fifteen minutes
- Runs in the browser
- A person answers within a day
- Certificates only for finished work
- Your progress belongs to you
Loop and Lantern|m|First steps in programming, told as a night walk|Text only, no videos|Ends with a small game|education
Grandma Codes|f|Programming for people over sixty who are not afraid|Large type, real projects|Bring your own problem|community
Kata Breakfast|f|One small exercise with your morning coffee|Solutions in nine languages|Compare with how others did it|developer-tools
Broken on Purpose|m|Learn by mending programs that somebody broke|Eighty faults, four levels|A hint after ten minutes|testing
Algorithm Allotment|f|Watch algorithms grow, step by step, like vegetables|You choose the seed|Slow motion and stepping back|graphics
Mentor by Mail|p|A senior engineer reads your code once a week|Letters, not calls|You may ask anything|community
Interview Rehearsal|mx|Practise the interview with somebody who is kind|Recorded, with notes|Questions from real companies|jobs
Paper Computer|fx|Teach how a computer works with paper and eight pupils|Lesson plans to print|No electricity needed|kids
Refactoring Gym|m|The same ugly program, a little better each day|Your tests stay green|Before and after, to keep|code-review
SQL Detective Bureau|f|Solve a burglary with queries|Twelve cases, rising fog|Hints from a tired inspector|databases
Second Career Code|px|From nurse, cook or driver to developer in a year|Evening classes, real mentors|Half of them have children|jobs
Regex Rodeo|f|Stay in the saddle of a regular expression|Explains the fall|Your own text as the bull|command-line
Hardware Hour|mx|A box of parts and a lesson in the post every month|Spare parts included|Soldering only if you want to|self-hosted
Reading Code Club|fx|Eight people read one good program together|Meets on Wednesdays|Snacks are your own affair|reading
Tiny Compilers|m|Write a small compiler before the spring|Ends with your own language|Runs on any laptop|developer-tools
Bootcamp Compass|fx|What became of those who took the course?|Answers from 3,000 graduates|What it cost, all told|reviews
Explainer Crab|mx|Explains an error as to a friend, then asks you back|Eleven natural languages|Never writes it for you|ai
School Server Kit|mox|A classroom’s server that survives thirty teenagers|Resets between lessons|Works without the internet|education

# development: browser-extensions / productivity privacy
? The browser is where we work all day, and it is furnished like a waiting room.
? Every tab wanted something from us, and none of them was the one we needed.
- Works in four browsers
- Asks for the fewest permissions
- No account, no tracking
- Settings travel as a file
- A key to switch it off at once
Tab Undertaker|f|Buries the tabs you will never read, with dates|Digs one up on request|A tombstone with the title|productivity
Cookie Crumbler|fo|Says no to every cookie banner, politely|Twelve hundred kinds of banner|Tells you who asked twice|privacy
Price Was Wrong|f|What this cost last month, in the corner of the shop|Forty shops, no commission|Marks the invented discounts|money
Reader Lamp|f|Strips a page down to its words and pictures|Set in type you choose|Prints well, too|reading
Form Memory|m|Never lose a half-written form again|Kept for a week on your machine|Not for passwords|productivity
Second Scroll|f|Two places of one page, side by side|For contracts and for recipes|Scrolls together or apart|ux
Dark Pattern Spotter|f|Marks the tricks on a page while you shop|Explains the trick in a line|Reports go to consumer offices|accessibility
Mute the Robots|f|Hides what was written by nobody|You set how strict|A list you can correct|ai
Bookmark Almanac|m|Brings back an old bookmark each morning|Checks that it still lives|Says why you might have kept it|knowledge
Quiet Web|fo|Stops what moves, blinks or follows you down the page|One key, every site|Remembers each site|mindfulness
Who Owns This|f|Which company is behind the site you are on|Links to the register|Shows sister brands|research
Inspect a Gadget|f|Spacing, fonts and colours of any page, in one hover|Copies as design tokens|Works on videos’ covers, too|ui
Subtitle Anything|m|Subtitles for any video that has none|Also for meetings|Two languages at once|accessibility
Shortcut Parrot|f|Shows the key for what you just clicked|Stops when you have learnt it|Forty web apps|productivity
Archive Me|m|Saves the page as it was, with the date|Signed, for later disputes|A copy for your lawyer|legal
Waiting Room Web|m|Opens distracting sites only after ten slow breaths|You choose the breaths|Honest statistics on Sunday|mindfulness
Tip Jar Button|f|Leaves a coin for the author of the page|Pays out each quarter|The whole coin arrives|payments
Anonymous Aunt|f|Rewrites an angry comment before you post it|Keeps your point|Praises you if you delete it|writing
`
