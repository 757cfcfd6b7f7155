/** Products with which software is written, tested and explained. How to read the lines: `read-products.ts`. */
export const writingSoftware = `
# development: api / developer-tools backend saas
? Every integration we built broke on a day when nobody had changed anything.
? The documentation said one thing, the endpoint another, and support a third.
- Reads the OpenAPI file you have
- Test and live keys kept apart
- Clients for eight languages
- Replays any request with one click
- Limits that explain themselves to callers
Hookmole|m|Replays any webhook, days after it failed|Keeps the last 10,000 deliveries|Edits a delivery before it goes again|backend
Mockingbarn|f|A fake API from the docs you already have|Answers with odd cases on Tuesdays|Remembers what was posted to it|testing
Envelope Street|m|Sends your webhooks, retries them and shows the receipts|Customers see their own log|Signed, so nobody can fake one|saas
Breaking News API|m|Says which customer your next change will hurt|Compares with last month’s calls|Drafts the mail to them|analytics
Keyring Parade|p|API keys, quotas and invoices in an afternoon|Meters per second, bills per month|Trial keys that end by themselves|payments
Graphling|fo|Graph queries for tables that were here first|Caps what a query may cost|Respects the rights in your tables|databases
Two Spoon SDK|m|Client libraries people think you wrote by hand|Releases with every change of the API|Examples that really run|documentation
Rate Limit Bakery|mo|Fair limits for hungry callers|One counter for a whole fleet|Tells callers when to come back|backend
Contractual|f|Consumer and provider agree before either deploys|A failing test names the field|Works across languages|testing
Postern|p|A gateway that a person can configure before lunch|Forty routes on one page|Settings can be tried on old calls|security
Dial Tone API|m|Phone numbers, texts and voices behind one endpoint|Works in 62 countries|Numbers in a minute|backend
Weather by Post|f|Forecasts as a plain file, every hour, for any farm|No key for up to 100 calls a day|Forty years back, too|data
Bank of Test|m|A pretend bank to build your payments against|Declines cards on request|Statements for your accountant tests|payments testing
Address Whisperer|p|Addresses checked, corrected and put on the map|Knows 240 ways to write one|Marks the flats in a house|ecommerce data
Polite Scraper|m|Reads public pages slowly, and asks first|Obeys what a site forbids|Stops when a site is slow|data automation
Streamlet Gate|p|One feed of changes out of seven old systems|Starts again where it stopped|Late changes find their place|data
Calling Card Dev|fx|A business card for your API, with a working example|Fits in one picture|Counts who tried the example
Translate Later|m|Currencies, dates and plurals as a service|Follows the rules of 300 places|Updated when the rules change|languages
Paperclip Proxy|fo|See what an app really sends, on your own machine|Reads encrypted calls you allow|Records and plays back|security
Long Poll Museum|fx|Every way to push a message, each running live|With what each costs on a phone|The source of each in forty lines|learning

# development: code-review / developer-tools productivity
? Our reviews were either three words or three days.
? The person who knew that file was on holiday, as always.
- Comments that read as from a colleague
- Learns from what your team accepts
- Never blocks a merge by itself
- Works with the three big code hosts
- Code never leaves your account
Diffwood|m|Pull requests told as a story, in the order to read them|Puts the interesting file first|Hides what a tool has written|developer-tools
Nitpicker Jar|fx|A coin in the jar for each comment about a comma|Pays for the team’s cake|Agrees on rules after the tenth coin|teams
Kind Reviewer|m|Finds the bug and tells you like a friend would|Suggests a test with each finding|Praises what is good, rarely|ai
Second Pair|px|Borrow a senior reviewer for an hour|Matched by language and field|Written notes afterwards|teams
Stale Bread|m|Cuts old branches into slices that can be merged|Oldest first, smallest first|Keeps the author’s name|automation
Whyblame|f|Why is this line here? The answer, from nine years of history|Reads issues, chats and commits|Ends with a person to ask|documentation
Mergewise County|m|Knows who should look at this change, and who is tired|Counts open reviews per person|Knows who is on holiday|teams
Rebase Counselor|fo|Version control for people who fear the rebase|Explains before, undoes after|Draws the before and the after|command-line
Patchquilt|m|Shows four people’s conflicting changes in one picture|Suggests who goes first|Says which lines truly clash|collaboration
Redpen Robot|m|Style arguments settled once and applied for ever|Learns from your last 500 merges|New rules start as hints|automation
Commit Poet|f|Turns “fix stuff” into a message you will thank|Reads the diff, asks one question|Keeps to your convention|ai
Codeowner Census|m|Which files would nobody understand after a resignation|A map with names, kept private|Suggests who should learn what|teams
Slow Lane Review|f|Reviews in two blocks a day, and quiet between|Batches by urgency|Urgent ones get through|productivity
Mutterings|m|Review by voice: talk, and the comments land on lines|Removes the swearing|Understands code words|audio
Gardener Bot|mo|Small refactorings every night, each with its reason|Never more than 30 lines|Stops when tests complain|automation
Licence to Ship|p|Checks what you may do with the code you copied|Finds the snippet’s origin|A report for the lawyer|legal
Estimate This|fx|Guess the size of a task, then see how wrong you were|Shows your bias after ten tasks|Whole teams can play|project-management
Deadwood Patrol|mo|Finds code that no request has reached since last spring|Proves it before you delete|Counts what each cut saves|performance
Translate My Repo|p|Moves a codebase to a newer framework, a folder a day|Each step builds and passes|You read and merge every step|ai
Coffee Merge|fx|Pairs two reviewers who have never met|Across time zones, once a week|Each brings one pull request|community
Loud Comments|f|Old notes in the code, as a list with owners and ages|The oldest gets a birthday cake|New ones need a reason|project-management

# development: testing / developer-tools automation
? Our tests were green and our users were not.
? Half of our test runs failed for no reason, and so we stopped believing the others.
- Runs in your pipeline or on your laptop
- Screens and videos of each failure
- Parallel on the plan you have
- Plain files next to your code
- Retries are counted, not hidden
Flakehunter|m|Finds the flaky test and what it is afraid of|Runs suspects 200 times at night|Names the test that poisons it|developer-tools
Plain English Tests|m|Browser tests that a product manager can correct|Sentences stay in step with the page|Reads back in your language|no-code
Thumb Brigade|p|Twelve real phones tap through your app before you ship|The lab has windows and plants|Each bug with a film|mobile
Pixel Notary|m|Compares screens as a designer would|Forgives a shifted shadow|Baselines change with one click|ui
Mutant Farm|fo|Breaks your code on purpose to see whether a test objects|Reports survivors by name|Only the lines you touched|developer-tools
Chaos Intern|f|Presses every button in the wrong order|Writes down how it got there|Leaves the database alone|automation
Timewarp Clock|fox|Tests for midnight, leap years and the last of October|Moves time without waiting|Ten time zones at once|backend
Red First|fx|Teaches test-first in fifteen small katas|A patient robot reviews you|Four languages to choose from|learning
Load Parade|p|Ten thousand pretend shoppers, at the hour you choose|Each with their own slow phone|Ends when your limit is reached|performance
Bug Postcards|m|Testers draw on the screen, developers get the steps|Records the last minute|No login for testers|feedback
Fixture Library|m|Realistic test data without a single real person|Names from 50 countries|Addresses that don’t exist|privacy
Half Tested|f|Shows on the page itself which parts no test touches|A heat map over your app|Worst screens on top|ui
Accept or Reject|px|Sign-off for clients, step by step, with their initials|Ends with a signed PDF|Clients need no account|freelancing
Voicetest|p|Calls your phone menu and presses every digit|Speaks nine accents|Checks the music, too|support
Bouncy Inbox|f|A mailbox for tests that reads its own mail|Codes and links, ready to use|An address for every test|email
Regression Museum|m|Every bug you ever fixed stays fixed|A replay for each, run nightly|Opens with the old bug report|documentation
Offline Day|f|Pulls the plug on your app in seventeen polite ways|Slow, lost and lying networks|Plays your worst train journey|mobile
Guinea Crew|px|Forty testers who read the instructions, and ten who don’t|First findings in an hour|From six to eighty-one years old|research
Property Garden|fo|Finds the smallest input that breaks your function|Grows cases while you sleep|Speaks six languages|developer-tools
Tabletop Tests|mx|A drill for outages, played by the team at a table|Twenty scenarios with dice|A facilitator’s script|teams

# development: documentation / developer-tools writing
? New colleagues asked the same nine questions, and we gave nine different answers.
? Our manual described a product that we had stopped selling.
- Markdown in, Markdown out
- Search that forgives typing
- Versions for everyone who has not updated
- Your own domain and colours
- Shows which pages people leave unhappy
Docwright Lane|m|A manual that fails the build when it lies|Runs each example before it is published|Screens are taken anew each release|developer-tools
Primer House|m|Turns a reference into a guide that people finish|Chapters of four minutes|Each ends with something that works|writing
Changeling Notes|m|A changelog drafted from what you merged|One version for users, one for engineers|Waits for your last word|writing
Marginalia Dev|f|Notes in the margin of other people’s documentation|Votes bring up the useful ones|Works on any manual online|community
Diagram Almanac|fo|Architecture diagrams that are text, and stay true|Checked against the running system|Comments stay with their box|graphics
Onboard Otter|m|The first two weeks of a new engineer, planned|Each task merges something real|A buddy for each day|hiring
Answer Shed|m|Answers from your own docs, with the page it read|Says so when it does not know|Lists what nobody could answer|ai
Readme Tailor|f|A readme with everything a stranger asks first|Seven questions, one page|Checks the links each week|writing
Decision Drawer|f|Why did we choose this? One page per decision|Reminds you to look again after a year|A template of six questions|teams
Screencast Scribe|m|Turns a recorded demo into a written how-to|Crops each screenshot for you|Blurs customer data|video
Glossary Gnome|m|One word per thing, in every department|Underlines the old word|Learns from your best page|writing
Snippet Granary|m|Code examples in nine languages from a single source|Tested every night|Breaks loudly when an API moves|api
Handbook Harbour|p|A company handbook that says who is right today|Pages expire unless confirmed|Shows who last confirmed a page|teams
Tooltip Factory|p|Help inside your product, at the button in question|Edited without a deploy|Six languages at once|support
Erratum|f|Readers mark the sentence that is wrong|You get the fix as a pull request|Thanks readers by name|feedback
Legacy Whisper|px|Explains a forty year old program, paragraph by paragraph|COBOL, Fortran and friends|Asks the colleague who retires|ai
Tutorial Treadmill|m|Checks each month that your tutorial still works|Follows it like a beginner|Marks the step that fails|testing
Second Language Docs|m|Makes technical English easy for the rest of the world|Shorter sentences, same facts|Word lists per trade|languages
Man Page Manor|fox|Old manuals set in type worth reading|Offline, with real examples|Search by what you want to do|command-line
Question Mill|f|Grows a list of questions out of your support inbox|Drops those nobody asks now|Drafts answers from old mails|support

# development: security / developer-tools saas
? Security was a spreadsheet that one person filled in every spring.
? We read about our own leak in the newspaper of another country.
- Plain reports for people who are not engineers
- Works without an agent
- Findings sorted by what they would cost
- Evidence for the usual audits
- Single sign-on on every plan
Hedge Key|f|Finds the password you committed by mistake|Looks through the whole history|Explains how to replace it|developer-tools
Rotating Vault|m|Secrets that change before anybody can leak them|Services notice nothing|Works with forty services|devops
Gatehouse Login|mo|Login, passkeys and sessions that you host yourself|Moves your users in gently|One afternoon to install|self-hosted
Moth Alarm|m|Plants a fake key and rings when somebody uses it|Twelve kinds of bait|Tells you where the key was found|monitoring
Least Privilege Club|p|Shows who can read what, and since when|Suggests what to take away|Reports by person and by file|teams
Patchwork Friday|m|Which of the 900 warnings could really hurt you|Proves the path or closes it|Opens the fix as a pull request|automation
Phish Supper|px|Practice mails that teach without shaming anyone|A recipe for each mistake|Managers get them, too|teams
Passphrase Aunt|fx|Passwords made of four words and a small story|You will remember the story|Nothing leaves the page|privacy
Second Lock|m|Two-factor for the old system that has no login page|A door in front of it|Logs every entry|backend
Vendor Sieve|p|Reads the security papers of your suppliers for you|Asks them what is missing|Keeps answers for next year|legal
Shoulder Surf|fx|Blurs your screen when somebody looks over|The camera picture stays on your machine|Works on trains and in cafés|privacy
Break Glass Box|m|Emergency access that everybody can see was used|Closes itself after an hour|Two people must agree|devops
Bounty Barn|mx|A bug bounty for companies with a small purse|Researchers paid within a day|Reports are sorted by people|community
Signed and Dated|mo|Signs each release, so users know that it is yours|Checked with one command|Keys can live on paper
Redteam Rental|px|Burglars for hire, with references|A report your board can read|Nothing breaks on weekdays|small-business
Dependency Weather|f|A forecast for the packages that you rely on|Tired maintainers count as clouds|A mail when the wind turns|open-source
Phone Booth Chat|mo|Private chat for lawyers, doctors and their clients|Nothing is left after the call|Installed on your own server|privacy
Quarantine Kitchen|m|Opens strange attachments on somebody else’s computer|You see pictures of what they do|Opens links as well|email
Compliance Sherpa|px|The audit as a checklist with a person to call|Ninety days from nothing to signed|Evidence collected while you work|legal
Session Sweeper|f|Still logged in somewhere? Finds it and logs you out|Forty services in one list|Old phones are found, too|privacy

# development: command-line / developer-tools productivity
? The mouse is a fine animal, but we were faster without it.
? Every machine we touched had a different shell and the same bad habits.
- One binary, no runtime
- Works over a slow connection
- Plain text in, plain text out
- Completions for the four usual shells
- Undo for what it changed
Shellmate|mo|A terminal that remembers how you fixed it last time|Searches by what went wrong|Notes are kept per project|productivity
Dotfile Suitcase|fo|Your settings on any machine, in one line|Leaves no trace when you go|Secrets stay at home|productivity
Pipewren|fo|Build a long pipeline and see each step’s output|Runs again as you type|Saves the result as a script|developer-tools
Explain That|fo|Says what a command will do before you regret it|Reads flags, globs and redirections|Marks what can’t be undone|learning
Tabletto|fo|Opens a huge CSV file before you have let go of the key|Sorts ten million rows|Edits single cells safely|data
Remote Slippers|m|Work on a server as if you sat beside it|Typing never waits for the network|Survives a closed lid|devops
Notes from Prompt|fo|A notebook that lives in the shell|One file per day, searchable|Tags by typing a hash|notes
Renamery|f|Renames a thousand files by showing one example|Preview first, undo later|Knows dates inside photos|productivity
Ascii Atelier|fo|Charts, boxes and arrows for people who think in text|Pastes well into comments|Aligns itself while you type|graphics
Timer Toad|f|Croaks when the long command is done|Tells your phone, too|Only after a minute of work|productivity
Sudo Tutor|fx|Learn the command line by solving small burglaries|Thirty evenings|Each break-in with a hint|learning
Man in the Moon|fo|Offline answers for the commands that you use|Fits on a memory stick|Eleven human languages|documentation
Keyboard Vineyard|p|Macros for any program, written like a recipe|Shares well in a team|Runs on three systems|automation
Tidy Downloads|fo|Puts your downloads where you would have put them|Learns from ten examples|A diary of what went where|automation
Git Lantern|fo|Shows where you are in a tangled history|One screen, no mouse|Explains each odd commit|code-review
Sparrow Mail|fo|Mail for people who live in the terminal|Threads, search and nothing that blinks|Three thousand mails a second|email
Clipboard Stack|m|Forty things in your clipboard, found by typing|Forgets passwords at once|Pictures and files, too|productivity
Ssh Phonebook|f|All your servers by nickname, with the last visit|Grouped by customer|Warns before the wrong server|devops
Plaintext Ledger Kit|fo|Book-keeping in text files, checked like code|Reports in a second|Imports from most banks|accounting
Fortune Cookie CLI|fo|A good line of poetry whenever a build passes|Public domain only, no advice|Four languages of poets|writing

# development: developer-tools / productivity automation
? We wrote the same hundred lines at the start of every project.
? Every new tool wanted a week of us before it gave anything back.
- Types all the way through
- No build step for trying it
- Small enough to read in an evening
- Examples that are whole programs
- Follows semantic versions and means it
Gridling|fo|A table for the web that takes a million rows calmly|Keyboard use from the first day|Cells can be edited safely|ui
Formward|fo|Forms that survive a closed tab|Errors beside the field, in human words|Forty fields or four|ui
Dateless|fo|Calendar arithmetic for people who once shipped on a Sunday|Time zones are explicit|No silent conversions
Undo Everywhere|fo|Gives any web app an undo that people trust|Groups steps as a person would|Works with two people in a document|ui
State of Mind JS|fo|State for web apps in ninety lines you can read|Time travel in the console|No compiler required|ui
Bootjack|m|A new product with login, billing and mail on day one|Swap any part later|Made of boring parts|saas
Editor in Residence|mo|A rich text editor you can put into your own app|Clean output, no surprises|Comments and versions built in|writing
Monorepo Matron|mo|Keeps forty packages in one repository from quarrelling|Builds only what moved|Draws who depends on whom|devops
Polyglot Strings|m|Translations kept beside the code that shows them|Finds text you forgot|Translators see the screen|languages
Keyhole Inspector|fx|Click on the page, land on the line that drew it|Works with six frameworks|Opens in your editor|browser-extensions
Codesign Gallery|fx|Small programs worth reading, with a guide|One a week, printed if you like|The author answers letters|reading
Rubber Duck Radio|fx|A duck that asks the next question|It never interrupts|Quacks in eight languages|ai
Pair Lamp|mx|Pair programming over a bad hotel connection|Two cursors, one voice|Ends with a shared note|collaboration
Scaffold Farm|fo|Project templates that can be updated afterwards|Shows what changed upstream|Your own templates in an hour|automation
Lintless|fo|One fast checker instead of seven slow ones|Reads your old settings|Explains each rule on request|code-review
Playpen Editor|mx|Run a snippet in twenty languages, share it by link|Embeds in your blog|Teachers can look over shoulders|learning
Side Project Timer|fx|Tells you what your hobby really costs in evenings|Kind about it|A yearly letter with the sum|productivity
Vintage Browser Lab|mx|Test on the browser your bank still uses|Eleven years of versions|Screens of any size|testing
Focus Branch|fx|Blocks distractions while a branch is open|Lets go when you push|Exceptions for family|productivity
Port Authority|fox|Knows what runs on port 3000 and stops it politely|All your projects by name|Remembers who started it|command-line

# development: open-source community / developer-tools
? We maintain something that half the industry uses, on Sunday evenings.
? The code was free. The questions about it were not.
- Made by maintainers
- Free for public projects
- Keeps contributors in the picture
- No points, no badges
- Works with any code host
Maintainers Sunday|f|Gives maintainers their Sundays back|Holds questions until Monday|An away note for repositories|mindfulness
First Issue Fern|f|A first task for newcomers that is really small|With somebody to ask|Nobody else can grab it|learning
Sponsor a Bug|m|Companies pay for the bug that hurts them|Shared by ten, fixed once|Money waits until it is merged|payments
Duplicate Issue Desk|m|Knows that someone asked this in 2017|Links, thanks, closes|Learns from each wrong guess|automation
Good Fork Finder|f|Which of those many forks is alive?|Says what it has changed|Shows who maintains it now|research
Release Choir|fo|Releases by several hands, none of them alone|Two keys of five|A check-list in the open|security
Succession Plan|f|Finds a new home for a project before you tire|Quietly at first|Letters for the handover|teams
Thanks to Everyone|fo|Names everyone who helped, also without code|In the order of joining|A page to print and hang up|documentation
Licence Picker Pia|f|Which licence do I want? Six questions|Says what each forbids|Examples of who uses which|legal
Docs by Strangers|f|Small corrections from readers, without an account|You approve by mail|Spam never gets through|writing
Deprecation Postman|m|Tells the people who use the old function|Before it is gone|Finds users by public code|api
Office Hour Bell|f|A weekly hour when maintainers answer|Notes for all the others|Time zones take turns|scheduling
Bus Factor Bureau|f|How many people could lose interest before it stops?|One honest number|A plan for each bad answer|analytics
Test My Branch|mo|Volunteers try your branch on odd machines|Old, slow and exotic|Results while you sleep|testing
`
