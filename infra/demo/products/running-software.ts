/** Products that watch, ship and feed other people’s software. How to read the lines: `read-products.ts`. */
export const runningSoftware = `
# development: monitoring / saas developer-tools devops
? Most outages are noticed first by somebody who is trying to pay.
? Our old alarm rang for everything, so nobody listened to it any more.
- Alerts by mail, chat or phone
- Quiet hours for each person
- A year of history on every plan
- Maintenance windows from your calendar
- Checks written as plain files in your repository
Pagerfox|m|Wakes the right person first and lets the others sleep|Calls after three unanswered minutes|Shows who slept badly this week|devops
Second Kettle|f|Checks your site from a kitchen, a ferry and a data centre|Probes on ordinary home connections|Forty volunteers host the probes
Vigil Street|m|A status page that customers believe|Every update carries the name of its author|Readers subscribe by mail, not by app|saas
Tiny Siren|fo|Uptime monitoring that fits on the router in your hall|Needs 20 MB of memory|Charts you can read on a phone|self-hosted
Cronlark|m|Sings when a scheduled job stays silent|Learns how long each job usually takes|One line in the crontab, nothing else|automation
Quiet Beacon|m|Forty alerts in, the one that matters out|Shows which alert came first|Learns from what you mute|devops
Lanternwatch|p|Watches the checkout, not only the home page|Buys a test article every ten minutes|Knows four payment providers|ecommerce
Ninth Heartbeat|mo|Heartbeats for the boxes under your desk|A single binary for six architectures|Beeps if the network itself is gone
Expiry Club|f|Certificates, domains and cards, renewed before they lapse|Reminds you at 60, 14 and 2 days|Works for domains of your clients, too|security
Blamelight|m|Tells you whether it is you or your cloud provider|Compares notes with 900 other sites|A link to send to your boss
Fernglass|p|See what your users in Lagos and Lima really get|Real phones in 31 cities|A film of each slow visit|performance
Rota Rabbit|m|On-call turns that know about birthdays|Swaps agreed in chat, without a manager|Counts nights fairly over the year|teams
Calm Pager|p|On-call for teams of three, priced for teams of three|One price, however many alerts|Set up in one lunch break|small-business
Postmortem Kitchen|m|Writes the first draft of your incident report|Collects the timeline from chat and deploys|Blames systems and never people|documentation
Thawline|fo|Notices the process that hangs but never dies|Takes a stack trace before it restarts|Made for queues and old Java
Canary Parish|p|Looks after the nightly batch nobody dares to touch|Understands mainframe job logs|Speaks to whoever still knows the job|logs
Disk Almanac|f|Tells you on which Tuesday the disk will be full|Forecasts from 30 days of growth|Names the folder that grows fastest|devops
Watchpenny|m|An alarm for the cloud bill, hour by hour|Names the team behind each jump|Stops test machines if you allow it|finance
Sobermetric|p|Service levels that your director can read aloud|Error budgets as days, not percentages|One page for each service|analytics
Northfold Pings|f|Pings your API the way a real customer would|Runs whole login flows|Answers are checked, not only codes|api
Grumble|m|Listens on social networks for people who say you are down|Ignores everybody who always says so|Sorted by place and product|social-media
Little Owl Ops|m|Looks at your graphs at three at night, so you don’t|Explains each finding in two sentences|Asks before it wakes anyone|ai

# development: logs / developer-tools monitoring
? When something broke we had three tools open and a guess.
? Keeping every log line cost more than the service that wrote them.
- Reads JSON, plain text and everything between
- Personal data masked before it is stored
- Saved searches the whole team can use
- Stays in your own region
- Exports to files you can open anywhere
Loghollow|m|Search a month of logs before the kettle boils|A billion lines on one small machine|Drop a file in, no schema first|monitoring
Trace Orchard|p|Follow one unhappy customer through every service|Starts from an order number|Marks the slowest second in red|monitoring
Sparse Papers|m|Keeps the lines that matter and forgets the rest|You see what was dropped, and why|Saves four fifths of the bill
Whodeploy|f|Puts each error beside the commit that brought it|Reads your deploy history, no agent needed|Pings the author, once|code-review
Stackwhisper|m|Stack traces with the sentence you were looking for|Knows 400 frameworks’ habits|Links to the line in your code|ai
Lumber Yard Logs|fo|Logs in plain files, with a search worth having|Rotates, compresses and indexes|Opens with any text editor|command-line
Nightscribe|p|Summarises the night’s errors over breakfast|One mail at seven, or none|New errors before known ones
Otterlog|fo|Pretty logs in the terminal, honest ones on disk|Colours by request, not by level|Works with any language|command-line
Ghost Span|m|Finds the service that nobody remembers calling|Draws the map from real traffic|Finds services without an owner|devops
Fourteen Ravens|p|Error tracking that counts people, not exceptions|Merges what has the same cause|Shows what the person had clicked|monitoring
Audit Larder|p|The log your auditor asks for, already sorted|Sealed by the hour, kept seven years|Auditors get a key of their own|security
Plain Echo|mo|Structured logging without rewriting a single call|Finds fields in the text you have|Sends to whatever store you use
Breadcrumb Tray|f|Replays the last thirty seconds before a crash|Keyboard input is never recorded|Smaller than a favicon|testing
Tailfeather|fo|Tail a hundred servers in one window|Filters run on the servers|Reconnects after a nap|command-line
Sievehouse|p|Routes logs to cheap storage and alarms to people|Rules tried on last week’s traffic|Old logs remain searchable|devops
Regretless|m|Undo for log retention, up to thirty days|Restores by the hour|No agent, a bucket is enough
Murmur County|m|Ask your logs a question in ordinary words|Shows the query it made of it|Remembers what your team calls things|ai
Needle Ferry|f|Carries one request’s logs to the person who can fix it|A link that expires in a week|Names and cards are hidden|collaboration
Bluejay Traces|mo|Distributed tracing for people with two services|Up in one container|Grows to two hundred services, too|self-hosted
Long Receipt|p|What every request cost you, down to the query|Sorts customers by what they cost|Finds the report nobody reads|analytics

# development: deployment hosting / developer-tools
? We wanted to push on a Friday and still have a weekend.
? Hosting had become a full-time job on a team without a person to spare.
- Roll back in one click
- Preview addresses for every branch
- Bring a server you already own
- Secrets kept apart from settings
- Logs of each deploy, kept for a year
Harbor Department|f|Push to a server you own, roll back in one click|Tugs a container across without a dropped request|A week of old releases in the dock
Slowroll|m|Ships to one user in a hundred, then asks your metrics|Stops by itself when errors rise|Starts with your own staff
Friday Bridge|m|Decides whether it is too late in the week to deploy|Knows your holidays and your tests|Says no with a reason
Cratewright|mo|Turns any folder into a container, and explains each line|No configuration file for most projects|Images half the usual size
Moss Hosting|px|Servers in an old dairy, heated by your traffic|Runs on water power all year|Tours on the first Saturday
Backstage Door|m|A preview of every branch that clients can open|Comments land in the pull request|Takes itself down after the merge|collaboration
Two Ovens|m|Blue and green deploys for a single small server|Keeps the old version warm for a day|Switching takes under a second
Ferrypoint|p|Moves your app between clouds over a weekend|Rehearses the move first|Counts the cost before and after
Static Pigeon|f|Hosting for sites that are only files|Uploads what changed, nothing else|Certificates come by themselves
Tenant Row|p|One deploy, four hundred customers, no downtime|Migrates customers one at a time|A pause button for each customer|saas
Gentle Restart|fo|Restarts servers when nobody is in the middle of something|Waits for open carts and uploads|Works with systemd and containers|devops
Pocket Region|m|Runs your app in the country your client insists on|Contracts and servers in 18 countries|Same command as at home|legal
Semaphore Cottage|f|One green light for a deploy that touches five repositories|Waits until all five agree|Draws who is waiting for whom
Shipdiary|m|A changelog for customers, written from what you deployed|Leaves out what they can’t see|Pictures from your pull requests|documentation
Lamplit Cloud|px|A cloud with eleven services and a manual you can finish|The manual has 90 pages|Support by those who built it
Rollback Railway|m|Takes back the release and the database change with it|Tests the way back before the way there|Refuses what can’t be undone|databases
Unsleepy Functions|p|Serverless without the cold start|Keeps one copy warm for a cent a day|Measured from nine cities|backend
Nestbox PaaS|mo|Your own small platform, on one rented machine|Installs with one command|Room for thirty small apps|self-hosted
Parcel Branch|f|Sends a build to a tester’s phone in a minute|Works without a store account|Feedback comes with a screenshot|mobile
Dry Dock Labs|m|Rehearses your deploy on last night’s copy of production|Personal data is scrambled on the way|A report in six sentences|testing
Hatch and Ramp|m|Feature flags that remind you to delete them|Opens the pull request for you|Old flags turn red after a month|automation

# development: devops automation / developer-tools
? Half of our week went to the machinery around the product.
? The pipeline had four authors, and all of them had left.
- Runs locally exactly as it runs in the cloud
- Settings reviewed like code
- Works with the big three clouds and with none
- Every run can be repeated
- A dry run for everything that writes
Buildgoose|m|Honks at the step that made your build slow|Compares with the last 50 runs|Tells you what a fix would save
Terracard|fo|Draws your infrastructure as a map you can print|Redraws with every merge|Finds what costs but is not used
Yamlbane|fo|Write pipelines in a language with a type checker|Prints the YAML that your host wants|Reads the pipelines you have
Kettle CI|m|Continuous integration on the laptops you already have|Idle machines build for the team|Nothing runs while you present
Cache Baker|p|Builds nothing twice, across the whole company|Shares results between branches|Set up in one evening|performance
Runbook Radio|m|Runbooks that do the safe steps themselves|Asks before anything that writes|Practised in drills each month|documentation
Drift Patrol|m|Notices the setting somebody changed by hand|Offers to keep it or to undo it|Says who did it, and when|security
Small Helm|mo|Kubernetes for teams who would rather not|Hides all but nine settings|The full power is one click away
Copper Switchboard|p|One dashboard for every pipeline the company ever started|Finds those without an owner|Red ones first|teams
Idle Hands|f|Switches off test machines when the office goes dark|Back up before the first coffee|Asks the last one in the room|finance
Hand Me Down CI|f|Reuses the runner your sister team has paid for|Fair turns by time of day|Shows minutes lent and borrowed|teams
Merge Ferry|m|A merge queue that never breaks the main branch|Tests pull requests in groups|Takes urgent fixes first|code-review
Tagsmith|fo|Version numbers that follow from what changed|Explains every bump in one line|Drafts the release notes, too|command-line
Bucket Census|m|Finds the storage you pay for and never read|Moves it to colder shelves|Estimates before it moves|finance
Nightly Goat|f|Eats stale branches, images and artefacts|Keeps whatever a release needs|A list of what was eaten, each morning
Secondhand Cloud|px|Resells the reserved machines you don’t use|Contracts by the month|You keep the right to take it back|money
Ansible Aunt|f|Reads your old playbooks aloud and says what they do|Flags what no longer runs|Draws which machine gets what|documentation
Plumbline|m|Shows how long an idea takes to reach a customer|Counts from first commit to first click|No marks for persons|analytics
Seedling Images|mo|Base images that are patched before you read the news|Rebuilt four times a day|Each with a list of contents|security
Gatekeeper Jane|p|Approvals for risky changes, on the phone, in one tap|A second person, always|Works without a signal, by text|security
Turnstile Jobs|mo|A job queue in the database you have|Retries with growing patience|A page that shows stuck jobs|backend

# development: databases / developer-tools backend
? Every database we inherited had a table called temp2 that paid the bills.
? We once took the shop down by adding a column at noon.
- Reads only, until you say otherwise
- Works over an SSH tunnel
- Masks personal data on screen
- Knows Postgres, MySQL and SQLite
- Saved queries with names and owners
Indexwren|m|Shows the missing index and what it would cost|Tries it on a copy first|Watches for a week, then speaks|performance
Rowhouse|m|A database browser that never locks a table|Stops any query after ten seconds|Follows links between rows
Undo Migration|mo|Schema changes with a tested way back|Runs both ways before you merge|Knows which changes lock a table
Branchwater|p|Copies of your production database in under a second|Copies share what has not changed|Gone again after a day|testing
Nullfinder|f|Finds columns that are always empty|Suggests what to drop, and when|Reads statistics, not your rows
Query Postcard|f|Share a query result without sharing a password|Links expire, rows are limited|The answer can be refreshed|collaboration
Seedbarn|m|Test data that looks like yours and is nobody’s|Keeps sums and odd cases|The same data each time, if you like|testing privacy
Vacuum Sundays|px|Maintenance for Postgres, done while you are out|Reports in one page on Monday|Never during your busy hours
Ledgerstone|p|A database that remembers every former value|Ask how a row looked in March|Every change has an author|backend
Tablecloth|m|Spreadsheet on top, real database underneath|Formulas become views|Nobody can paste over a formula|no-code
Slow Query Society|fx|A weekly letter about your ten slowest queries|Each with one thing to try|Next week it checks what you did|performance
Vector Pantry|mo|Search by meaning, inside the tables you have|No second system to keep in step|Good with typing errors|ai
Foreign Key Friends|f|Draws how your tables hang together|Guesses the links nobody declared|Exports to your wiki|documentation
Shardsmith|p|Splits a big database while it keeps answering|Moves one customer at a time|A way back at each step|backend
Backupsaurus|m|Restores your backup every night, to see that it would work|Mails you a photo of the row count|Knows eleven kinds of backup|automation
Timeshelf|mo|Cheap history for readings that come every second|Ten years on one disk|Speaks plain SQL|data
Lockpick|f|Who waits for whom in your database, right now|Draws the chain of locks|Offers to end the oldest|monitoring
Mongoose Bridge|p|Moves documents into tables without a rewrite|Both stay in step for the change|Shows which fields are ever used|data
Plain SQL Club|fx|Learn the other half of SQL in ten evenings|Exercises on a real shop’s data|Ends with a real report|learning
Dumpling DB|fo|A database in one file that syncs between devices|Merges what two people changed|Encrypted at rest|mobile
Consent Columns|p|Knows which columns hold people, and who may read them|Fills in the register for your lawyer|Finds new ones after each release|privacy legal
Rewind Street|m|Puts back the rows that a bad script deleted|Up to seven days, table by table|Shows both versions before it acts

# development: performance / developer-tools ux
? Our site was fast on our laptops and nowhere else.
? Nobody leaves a complaint about a slow page. They just leave.
- Budgets that fail the build
- Measured on real phones
- One number for managers, forty for you
- Before and after, side by side
- No script on your pages
Featherweight|m|Tells you which kilobyte to delete first|Ranks by seconds saved per hour of work|Ends with a list of three things
Second Paint|m|Watch your page load as a phone on a train sees it|Plays it beside your competitor’s|Eight phones, four networks|monitoring
Lazyloaf|fo|Loads images when they are wanted, in the size that fits|Two kilobytes, no settings|Falls back to plain HTML
Bundle Butcher|fo|Shows what you imported by accident|Names the line that pulled it in|Compares two branches|command-line
Flamekeeper|p|A profiler that runs in production and stays out of sight|Costs less than one percent|Five languages so far|backend
Queuehound|m|Follows a click to the slowest thing behind it|One picture from button to disk|Works across services|logs
Thin Ice|m|Finds out how many visitors your shop can carry|Stops before it breaks anything|Tickets, sales and school starts|testing
Half the Weight|f|Squeezes a whole site’s images in one go|Shows each pair before you agree|Formats for old browsers, too|photos
Warm Cache Company|p|Visits your pages before your visitors do|Follows your sitemap and your releases|Gentle with small servers
Tickless|f|Finds the timer that drains people’s batteries|Works on any web app|Shows wake-ups per minute|mobile
Fontdiet|f|Cuts your fonts down to the letters you use|Checks every language you publish|Checks the licence first|fonts
Snail Report|fx|A public list of slow government sites, with advice|Graded every Sunday|Readers suggest the next|reviews
Edge of Town|p|Caches your API near the people who call it|Forgets as soon as you write|Two lines in your settings|api
Memory Lane Dev|m|Finds the leak and the line that keeps it alive|Compares two snapshots for you|Works on a live process|testing
Brisk Budget|m|Stops a pull request that makes the site slower|Comments with the numbers|Budgets per page and per phone|code-review
Sixty Frames|f|Names the animation that stutters, and on which phone|Records a ten second trace|Suggests the cheaper property|animation

# development: self-hosted / privacy home
? Our photos lived with a company whose name we kept forgetting.
? Every year another small service that we relied on was closed.
- Updates that ask first
- Backups to any disk or bucket
- Runs on a machine from ten years ago
- No account with us, ever
- Import from the service you are leaving
Cellar Server|mo|Your own photos, mail and calendar, from a box in the cellar|Installs from a memory stick|Your address book comes along|home
Doorbell OS|fo|An operating system for the old laptop in the cupboard|Made for machines without a screen|Boots in nine seconds
Homestead Sync|fo|Files in step between your machines, and nobody else’s|Works when the internet does not|Keeps thirty old versions|privacy
Plug and Garden|mx|Measures soil, light and frost with parts from a drawer|Sensors from four euros|Waters when you say so|gardening
Tin Can Mail|po|A mail server with the hard parts done|Keeps itself off the block lists|Moves from a big provider in an hour|email
Attic Search|fo|Searches the papers you scanned and forgot|Reads handwriting, mostly|A scanner app for phones|notes
Breadbox|mo|App store for the server at home|Two hundred recipes, each tested weekly|Warns before disks fill
Neighbournet|f|Shares one strong server between a few houses|Each family has its own keys|Shares the power bill by use|community
Old Phone New Job|fx|Turns a retired phone into a camera, clock or sensor|Runs for years on a charger|Twenty small projects|home
Watt Diary|fo|Logs what your home draws, minute by minute|Reads most smart meters|Finds the fridge that eats too much|home
Radio Loft|fo|A private radio station for your music and your friends|Mixes a day from your library|News at the full hour, if you want|music
Spare Key DNS|mo|Blocks adverts for the whole house, guests included|A pause button for the bank’s website|Shows which gadget calls home|privacy
Stackyard|px|Looks after the servers you host for your clients|White label, with monthly reports|A person on call for your clients|small-business
Closet Cluster|fx|Learn clusters on three tiny computers|A course with a shopping list|Ends with a cluster that serves|learning
Jam Jar Backup|mo|Backs up to a friend’s house, and theirs to yours|Encrypted before it leaves|Works on slow lines by night|security
Kindling NAS|p|A network drive you can repair with a screwdriver|Spare parts for fifteen years|Disks of any size and age|home
`
