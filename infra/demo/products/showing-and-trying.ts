/** Products with which designs are tried, moved, shown and judged. How to read the lines: `read-products.ts`. */
export const showingAndTrying = `
# design: prototyping / ux ui
? We built for three months what a paper model would have talked us out of in an hour.
? Everybody nodded at the picture. Nobody could use the thing.
- Opens on any phone by link
- Real text, real data
- Comments where people tap
- Versions side by side
- Becomes code when you say so
Paper First|m|Photograph paper screens, tap through them on a phone|Redraw and shoot again|Others comment with a pencil|ux
Storyboard Path|m|Wireframes that come out of a conversation|You talk, it draws boxes|Keeps the transcript|ai
Fivepeople|px|Five people try your flow, and you have the films tonight|From a panel in nine countries|You choose age and trade|research
Sales Theatre|m|Demos that your sales team can change and not break|Data per customer|Notes on what customers asked|sales
Clickable Deck|f|Makes a prototype out of slides|Arrows become links|Works on a phone|mockups
Pretend Backend|mo|Prototypes that remember what you typed|No server, no code|Resets before each test|developer-tools
Fold and Tap|f|Try a layout on a folding phone without owning one|Eleven hinges|Shows what the crease hides|mobile
Voice Sketch|m|Sketch a conversation with a machine before you build it|Tests with strangers|Twelve voices to cast|audio
Dead End Detective|mx|Finds the screens that nobody can leave|Reads your design file|Suggests the missing door|testing
Museum Mode|p|Prototypes for big screens, gloves and children|Runs for days without help|Wakes up every morning at nine|accessibility
Error State Party|f|All the things that could go wrong, as screens|From one happy path|With texts that help|copywriting
Wizard Behind|m|You play the computer while a user tries it|Typed or drawn answers|A script for your answers|research
Tab Order Tango|fx|Walk through a design by keyboard alone|Marks what can’t be reached|Marks the traps|accessibility
Edge Cases Anonymous|f|Fills a design with the longest names on earth|Also with none at all|Also right to left|testing
Flow Butcher|mx|Three steps that your sign-up can do without|Compares with 200 others|Shows who would be lost|conversion
Handshake Proto|m|Two phones, one prototype, for chat and payment|They talk to each other|Works in a test lab or a kitchen|mobile
Day One Screen|f|Designs the empty app before the full one|Twelve starting points|Shows day two as well|ux

# design: 3d / graphics creators
? The world has three dimensions, and our work had two.
? Three dimensions used to mean a studio, a specialist and a month.
- Under a megabyte
- Spins without a plug-in
- Files for print and screen
- Lights that look like daylight
- Opens what your engineer sends
Facet Street|m|3D scenes for the web that load on a train|Less detail when it is slow|A poster picture for slow lines|graphics
Turntable Tom|p|Spins any product, right there on your kitchen table|Sixty photos from a phone|Crops and lights by itself|ecommerce
Voxel Allotment|f|Build in blocks and print the result|Finds parts that would fall off|Counts the filament|games
Room by Numbers|m|From a floor plan to a walk by tonight|Sun as on the day you choose|Furniture to scale|home
Claymation Cloud|m|Model by kneading, on a tablet|Fingerprints if you like|Sixteen kinds of clay|animation
Glassblower|m|Materials that look right at once|Four hundred, all measured|Fog, rust and fur included|illustration
Shoe on Foot|p|Try shoes on your own feet, through the phone|Sees socks|No photo is kept|ecommerce
Stonemason Scan|p|Statues and ruins as models, from photographs|Used by eleven museums|Prints a small one for schools|photos
Spare Part Sketch|mx|Draw the broken part, print a new one|Asks for six measures|A library of common hinges|home
Low Poly Farm|fo|Nine hundred simple models that share one style|Animals included|Missing beasts on request|games
Exploded View|p|Takes a machine apart on screen, in the right order|Doubles as a manual|Speaks while your hands are busy|documentation
Stage Light Lab|fx|Learn to light a scene with three lamps|Copies of famous pictures|Notes from a gaffer|learning
Hatmaker Three|fx|Hats, glasses and wigs for video calls|Made by costume people|Ten festive moustaches|video
Terrain by Hand|m|Mountains drawn with a finger|Rivers find their own way|Exports to games and printers|maps
Packshot Robot|p|Every variant of your product, pictured overnight|From one drawing|Corrects colour by chart|mockups
Tactile Maps|fx|City maps that blind people can print and feel|Any square kilometre|Legends in braille|accessibility

# design: animation / ui creators
? Everything on the page moved, and nobody knew why.
? Our animations were either missing or in the way.
- Respects people who asked for less motion
- Small files
- Plays at sixty frames
- Curves you can copy
- Works in every modern browser
Tweenery|m|Animation curves you can feel before you ship|A knob beside your browser|Names you can say aloud|ui
Fade Academy|fx|Learn motion from twenty things that move well|Slowed down, taken apart|Exercises without software|learning
Layers Alive|m|Turns a layered file into a loop|Wind, blinking and water|Two layers are enough|illustration
Small Movements|fo|Tiny interactions to copy and paste|Ninety parts, no library|Each with a calm twin|developer-tools
Lottielike Loom|m|Draw motion once, play it on five platforms|Files half as big|Reads the files you have|mobile
Page Turner|f|Transitions between pages that explain where you are|Two lines of code|Back goes back|ux
Explainer Oven|px|A one minute film on your product, drawn in a week|Script included|Voices in eleven languages|video
Title Card Tavern|m|Titles for videos in the manner of eight decades|Type that behaves|Names spelt from your list|video
Reduced|fx|Checks that your site is calm for those who need it|Lists what still moves|A score for your manager|accessibility
Pinch of Bounce|f|One slider from stiff to silly|Same feel across the app|Written down as tokens|design-systems
Walk Cycle Club|mx|Animate a walk, get notes from an animator|One character a week|Humans, cats and one snail|community
Gif Whisperer|fx|Animated pictures at a tenth of the size|Keeps the good frames|Ends in a pause|performance
Chart in Motion|m|Charts that move from year to year|Exports to video|Labels keep up|data
Loading With Grace|f|Waiting screens that make the wait shorter|Measured with a stopwatch|Eleven that are not spinners|performance
Puppet Drawer|m|Gives a drawing strings, and you pull them live|Follows your face|Records for later|creators
Scroll Opera|px|Long stories that move as you read|Used by nine newspapers|Works by keyboard and by ear|content

# design: feedback / collaboration freelancing
? “Make it pop” reached us in four mails, two chats and a phone call.
? The client had approved version six. We were on nine.
- No account for clients
- Comments stay with the spot
- One link for all versions
- Decisions are dated
- Quiet on weekends
Pinpoint Parade|m|Feedback pinned to the pixel it is about|On sites, films and PDFs|Duplicates melt together|collaboration
Version Nine Final|m|The last version, really, and everybody knows it|Old links lead there|Says so on the old ones|freelancing
Crit Night|fx|A design review with strangers, kindly moderated|Six people, forty minutes|Bring work in progress|community
Redline Relay|p|Corrections from print, law and sales in one proof|In order of rank|Shows whose turn it is|print
Ask the Grandson|fx|Shows your design to somebody’s family|Answers over dinner|Three generations at least|research
Taste Test|mx|Two designs, a hundred strangers, an answer in an hour|With their reasons|Ties are called ties|research
Voice on Canvas|m|Talk over a design, your pointer shows what you mean|Typed out afterwards|Works from a phone|audio
Approval Stamp|m|Clients approve with one tap and their name|A record for the invoice|Old approvals stay visible|freelancing
Grudge Free|f|Anonymous feedback that stays civil|Rewrites the sharp bits|Bosses are anonymous, too|teams
Before the Meeting|m|Collects opinions before the loudest person speaks|Shown all at once|Ends with a list of three|meetings
Sticky Wall|m|Sticky notes that sort themselves by meaning|Photo of a real wall works|Groups get names|prototyping
Change Count|f|Counts the rounds, so that both sides know|Polite reminder at round three|Starts at the offer|contracts
Bug or Taste|f|Splits feedback into faults and opinions|Faults become tickets|Tastes get a vote|project-management
Client Dictionary|fx|What clients say, and what they tend to mean|“Fresh” has nine entries|Add your own|copywriting
Watch Me Click|m|Users record their trouble with one button|No software to install|Records nothing but the page|support
Design Diary|fx|Why it looks like this, day by day|A page per decision|Exports as a case study|documentation

# design: photos / creators graphics
? We had 4,000 pictures of one afternoon and needed nine.
? Taking pictures is quick. Everything after that is not.
- Originals are never touched
- Works on raw files
- Runs on your own machine
- Batches of thousands
- Learns your hand
Hairline Cutout|m|Takes away the background and leaves the hair|Edges you can zoom into|Also for glass and smoke|graphics
Shortlist Sam|m|Sorts a whole shoot before lunch|Knows blinks from winks|Keeps the odd ones aside|productivity
Mended Memories|px|Old photographs repaired, not invented|A person checks each face|The old scan stays untouched|family
Contact Sheet Club|fx|One roll, thirty-six frames, one month|Strangers choose your best|No likes until the end|community
Same Light|m|Makes pictures of forty days look like one|Follows the shadows|Works on phone pictures|creators
Caption Clerk|f|Describes pictures for those who can’t see them|You correct, it learns|Twelve languages|accessibility
Darkroom Diary|fx|Notes for people who still develop film|Times, papers and regrets|Timers that glow red|notes
Exif Exit|fo|Strips places and names from photos before you share|One drop, whole folder|Also inside PDFs|privacy
Wedding Ledger|px|Proofs, choices, prints and payment for photographers|Couples choose on the sofa|Reminders in your words|freelancing
Street Permission|fx|May I publish this picture? The law of 40 countries|In plain words|Forms for phones|legal
Square Metre Studio|mx|Product photos on a window sill|Tells you where to put the paper|Shadows that look real|ecommerce
Golden Half Hour|fx|Where the light will be good this evening|Within a walk of you|A bench with a view|travel
Portrait Without Fear|mx|Portraits for people who hate having them taken|Coaches you by voice|Children like it, too|creators
Negative Space Lab|m|Scan film with a phone and a light table|Colour as the maker meant|Dust is found, not painted over|home
Pet Sitter Pro|fx|Makes a dog look at the camera|Eleven sounds|Cats are a paid extra|pets
Photo Estate|px|A photographer’s life’s work, sorted and priced|For heirs and archives|Loans to museums|small-business

# design: portfolio / freelancing creators
? My portfolio was a folder called new, inside a folder called old.
? Good work was losing to good websites.
- Your own domain
- Pages in ten minutes
- Private links for shy projects
- Loads fast on hotel internet
- Leaves with all your files
Nine Works|m|A portfolio for your nine best things, no more|Makes you choose|Swaps when you add a tenth|freelancing
Case by Case|m|Turns a messy project into a story clients read|Asks twelve questions|You approve every sentence|writing
Apron Portfolio|f|Websites for cooks, florists and people with dirty hands|Built from phone pictures|Opening hours that are right|small-business
Reel Hall|p|Showreels that load before the producer hangs up|Chapters by skill|Plays on any hotel television|video
Shy Designer|f|Shows your work only to those you invite|See who really looked|Links that end on a date|privacy
Rate Card Rosa|fx|What should I charge? Answers by city and craft|From 9,000 invoices|Shows the usual spread|money
Behind Glass|m|Portfolios for work under a promise of silence|Watermarked per viewer|Opens for one hour|legal
Studio Sunday|f|Updates your portfolio once a month by asking you|Five minutes by voice|Takes your own recordings|productivity
Hired From Here|px|Studios look for people here, by work and not by name|Names come second|Fair pay is shown up front|hiring
Critique Bench|fx|Three seniors look at your portfolio, honestly|Written, within a week|One fee, three letters|jobs
Print Run Portfolio|mx|Your website as a small printed book|From one copy|Paper samples included|print
Second Shooter|m|Shared work with fair credit for everybody|Roles signed by all|A dispute is settled by a third|collaboration
Old Work Attic|f|Keeps dead websites alive as they were|Clickable, fenced off|Search across all of them|documentation
Illustrator Index|fx|Find the hand for the job, by line and not by tag|Draw what you look for|From forty countries|illustration

# design: print / creators small-business
? Screens forgive. Paper remembers.
? We have thrown away enough paper to know what goes wrong.
- Files that presses accept
- Prices before you upload
- Paper samples by post
- Proofs on screen and on paper
- Carbon counted per copy
Bleed and Trim|m|Checks a print file before the printer does|Mends nine faults in ten|Explains what it changed|testing
Tiny Editions|m|Books in runs of twenty, sewn and not glued|Four papers, linen or card|Signed copies, if you like|books
Label Larder|p|Labels for jam, beer and honey that obey the law|Forty countries|Nutrition worked out|food
Zine Machine|fx|Eight pages from one sheet, folded while you hum|Prints on any printer|Fold marks included|creators
Menu Mender|m|Menus that change with the market and stay beautiful|Phone in, paper out|Prices in one place|small-business
Poster Parish|fx|Posters for village fairs, choirs and lost cats|Good type by force|Hands them to a local printer|community
Envelope Please|px|Letters printed, folded and posted from your desk|In 31 countries by Tuesday|Proof of posting|automation
Ink Miser|fx|Uses a third less ink, and nobody sees it|On home printers, too|Compares on your own page|money
Die Cut Daisy|m|Boxes and folders drawn from three measures|Cuts that fold|Cuts on cardboard or felt|mockups
Braille Bench|fox|Adds braille to cards and menus correctly|Nineteen languages|Raised print for home machines|accessibility
Fabric by Phone|m|Design a cloth, hang it as curtains next week|Repeats line up|Swatches by post|home
Yearbook Yard|p|School yearbooks that thirty pupils write together|Nobody is left out|Old editions as a pattern|education
Receipt Poetry|fx|Short poems at the end of your shop’s receipts|Approved by the owner|A new poet each month|shops
Stamp Duty|fx|Turns a logo into a rubber stamp that works|Thin lines are thickened|Made in your town|small-business
Map Folding Society|m|Paper maps of your own walks, folded properly|Waterproof if you like|Your own names for hills|travel

# design: accessibility / ux ui
? One in five visitors could not finish our form. We had never asked.
? Accessibility was a report on a shelf. We wanted it to be a habit.
- Checks the design and the code
- Findings in order of harm
- Tried by people who need it
- Fits the law of your country
- Advice with examples
Ramp and Rail|m|Finds where people get stuck, and proposes the repair|As a pull request|Counts who could not buy|developer-tools
Screen Reader Seat|p|Sit beside somebody who uses your site by ear|Forty minutes, live|A recording for your team|research
Contrast Constable|f|Stops pale grey text before it ships|Speaks up in the design tool|Offers the nearest legal grey|color
Alt Text Atelier|mx|Picture descriptions written by people who can write|Within a day|In your house style|copywriting
Captions Count|mx|Captions with the jokes and the slammed doors|Checked by deaf editors|Live, for conferences|video
Keyboard Only Week|fx|A week without a mouse, as a team exercise|A harder task each day|A small prize on Friday|teams
Easy Read Press|px|Official letters in language that everyone can read|Checked by readers|Pictures where they help|writing
Big Button Browser|fx|The web with fewer and bigger buttons|For shaky hands|Scam pages stay shut|creators
Form of Kindness|mo|A form kit tested with 60 disabled people|Errors are announced|Plain HTML underneath|ui
Signed Content|px|Sign language films of your most read pages|Five sign languages|Interpreters by name|video
Statement Smith|fx|An accessibility statement that is true|Dated, with a plan|Reminds you to redo it|legal
Colour Free Test|f|Is it still clear without any colour?|One key, whole screen|A list of what was lost|color
Dyslexia Desk|mx|Sets any text the way you read best|Remembers per site|Your settings on any site|reading
Lift Out of Order|fx|Which lifts and ramps work today|Reported by those who need them|Works without an app|maps
Quiet Hours Map|fx|Shops with dimmed lights and no music, by day|In 300 towns|Chains and small shops|health

# design: research / ux customer-feedback
? We asked our users what they wanted. They were polite.
? The best idea of the year came out of a support call nobody had listened to.
- Consent forms in plain words
- Participants are paid on the day
- Films with names removed
- Notes that link to the moment
- Results on one page
Corner Interview|m|Five customers on a call by Thursday|Found, asked and paid for you|Questions checked before|customer-feedback
Transcript Tailor|m|Interviews typed out, with the pauses that matter|Marks laughs and sighs|Searchable across studies|audio
Insight Cellar|px|Nobody researches the same thing twice|Every study, one search|Ask it a question|knowledge
Diary of a User|m|Two weeks in somebody’s life with your product|A question each evening|Photos and voice|mobile
Card Sort Casino|f|Ask forty strangers to sort your menu|Shows where they disagree|Results as a tree|ux
No Leading Questions|fx|Reads your questions and finds the answers in them|Offers neutral ones|Examples from real studies|writing
Quote Quarry|mx|All that customers said about price, in one list|Linked to the recording|Sorted by who said it|analytics
First Click Club|f|Where would you click? Asked two hundred times|A heat map in minutes|Works on a sketch|testing
Fieldwork Bag|m|Research without a signal, in barns and on ships|Syncs at the harbour|Big buttons for gloves|notes
Persona Non Grata|fx|Checks your personas against real customers|Retires the invented ones|Suggests whom to invite|growth
Churn Chats|p|We call the customers who left and ask them why|Twelve talks a month|Two of them usually come back|sales
Survey Doctor|fx|Cures a survey of questions no one can answer|Half as long, twice the replies|Reads it aloud, too|content
Observer Seat|m|The whole team watches, nobody disturbs|Notes by everyone, merged|Questions wait in a queue|teams
Kids Panel|p|Test with children, with their parents and the law|Play first, questions later|Six to fourteen years|kids
Shop Along|p|Walk through a shop in somebody’s ear|In 60 cities|With their consent, of course|shops
Small Sample Sam|fx|How sure can I be after seven interviews?|An honest number|Explains it to your boss|data
`
