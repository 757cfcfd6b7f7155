/** Products with which things are drawn, set and shown. How to read the lines: `read-products.ts`. */
export const designWork = `
# design: design-systems / ui collaboration
? We had forty greys and an argument for each.
? The design file and the product had not met for a year.
- In step with the code, both ways
- Variants with names that people use
- Works beside the design tool you have
- Changes come with a preview
- Exports for web, phone and print
Tokenmill|m|Grinds design decisions into tokens for every platform|Web, phone and slides from one file|Names that developers accept|developer-tools
Forty Greys|f|Finds the colours you did not mean to have|Merges those nobody can tell apart|Shows where each is used|color
Button Ministry|p|One source for every button you ever drew|Knows where each is used|Retires the odd ones politely|ui
Component Census|m|Counts which parts of the system people really use|Reads code and design files|A letter to each team, yearly|analytics
Patternhouse Lane|m|A design system that documents itself|Live examples, no screenshots|Dos and don’ts from your reviews|documentation
Drift and Dial|m|Shows where the product left the design|Side by side, worst first|Tickets with a picture|testing
Spacing Monk|f|Brings your margins back to one rhythm|Eight points or any other|Explains its few exceptions|ui
Theme Park Press|m|Dark, bright and print themes out of one palette|Contrast is checked as you turn|Try it on your real pages|color
Starter Cloth|fo|A small honest design system for your first product|Thirty parts, no more|Drawn by hand, tested by ear|prototyping
Name That Layer|f|Names ten thousand layers while you have lunch|Follows your own habits|Undo for the whole file|automation
Governance Gazette|p|Requests and decisions about the system, in the open|Each with a reason|A calendar of what is coming|teams
Inherit the Brand|p|Moves a bought company’s product into your look|Screen by screen, in order|Keeps what their users love|small-business
Handoff Relay|m|Passes a design to developers without losing a pixel|Asks the missing questions|All states, not only the pretty one|collaboration
Content First Kit|m|Components that are designed with real sentences|Tests German and Thai lengths|Warns of orphans and widows|languages
Motion Ledger|m|The animation chapter your design system forgot|Curves with names and uses|Reduced versions for each|animation
White Label Loom|p|One product, eighty customers, eighty looks|Bad contrast can’t be saved|Previews for the customer|saas
Print Cousin|f|Turns screen styles into ones for paper|Inks, bleeds and black|A proof from your office printer|print
Deprecated Daily|f|Reminds designers which parts have retired|Offers the successor|Counts who still uses them|productivity

# design: icons / ui graphics
? We needed one icon and bought nine hundred.
? An icon set is a language, and ours had an accent.
- SVG, font and components
- Drawn on one grid
- Names in the words people search for
- Licence fits on a postcard
- New ones every month
Glyphwright|m|Icons in six weights, drawn by one hand|3,200 on a 24 point grid|New ones on request|graphics
Icon Tailor|m|Redraws a mixed set so that it looks like one|Corners, strokes and gaps|A preview of the whole set|ai
Semantic Symbols|f|Search icons by what they mean to people|Asks in four cultures|Shows what they were mistaken for|ux
Sketch to Glyph|m|Photograph a doodle, get a clean icon|Keeps the charm on request|Learns your line|illustration
Wayfinder Marks|px|Signs for hospitals, trains and libraries|Tested with 600 visitors|Plans for where to hang them|accessibility
Thumbnail Heraldry|f|A coat of arms for each of your repositories|Shield, beast and colours|Mottoes in doubtful Latin|developer-tools
Favicon Foundry|f|One drawing in, all the little icons out|Checks it at sixteen pixels|Dark mode as well|ui
Blinking Icons|m|Icons that move once and then hold still|Under a kilobyte each|Stops for those who asked|animation
Mono Menagerie|fo|Four hundred animals in one line each|Free for teachers|Made-up animals on request|education
Icon Inquest|fx|Finds the icons in your app that nobody understands|Shows them to twenty strangers|A better one for each|research
Weather Glyphs|fo|Every sky you can meet, in matching icons|Polar and tropical sets|Named in five languages|data
Spot the Duplicate|fx|Finds icons that you own three times|Works across projects|Keeps the best drawn|automation
Handmade Arrows|f|Two hundred arrows drawn with a real brush|Point anywhere|Scanned at a generous size|illustration
Emblem Engine|p|Logos’ little siblings for apps and watches|Four sizes, redrawn, not shrunk|A short guide for partners|mobile
Grocer Symbols|p|Icons for food labels that hold up in court|Allergens in 24 languages|Sizes for tiny packets|food
Pictogram School|mx|Learn to draw icons in fourteen lessons|A master looks at each one|Ends with a set of your own|learning

# design: color / ui graphics
? Our palette was beautiful until somebody had to read it.
? Colour was the last thing we argued about, and the longest.
- Contrast checked as you go
- Names for every shade
- Light and dark together
- Exports as tokens and as paint
- Works for eight kinds of eyes
Huewright|m|Palettes that pass contrast by construction|Starts from your one brand colour|Explains why a shade was moved|accessibility
Pigment Post|fx|A palette from an old painting, every morning|Names its pigments|Where to see the original|mockups
Evenscale|fo|Colour scales that look even to the eye|Adjusts for dark screens|One function, no dependencies|developer-tools
Eight Eyes|f|Shows your page as eight kinds of eyes see it|Live, while you work|A share link for doubters|accessibility
Ink and Screen|p|Shows how a screen colour will look once printed|Nine papers, four presses|Lamps from shop to candle|print
Photograph Dyer|f|A whole theme out of one photograph|Takes light from the photo too|Six moods per picture|photos
Dusk Mode|m|Makes a dark theme that is not only inverted|Keeps pictures as they are|Lists what you should check|ui
Swatch Exchange|fx|Trade palettes with strangers, like stamps|Rare ones show their history|No money, only colours|community
Colour of Money|m|Charts whose colours mean the same on each page|Safe in black and white|A legend that updates itself|data
Paint Match Mile|mx|Find the paint that matches your brand|Eleven makers, any wall|Two pots, not ten|home
Shade Secretary|f|Gives your hundred greys sensible names|Keeps old names working|English or your own words|design-systems
Gradient Greenhouse|f|Gradients without the muddy middle|Grows them through better spaces|CSS, SVG and paint|graphics
Season Sampler|f|Palettes of four hundred places, by month|From ten years of photographs|Sort by sky or by stone|travel
Tint of the Tape|mx|One look for every clip of a video|Matches skin across cameras|Copies the light of a film you like|video
Legend of Maps|f|Map colours that neighbours can tell apart|Up to sixty regions|Cold and warm schemes|maps
Second Highlighter|f|A second accent colour that does not fight the first|Three suggestions, one reason each|Tested on buttons and charts|ui

# design: mockups / screenshots creators
? A launch was a week away and all we had was a screenshot with our own name in it.
? Buyers look at the picture first. We had been writing paragraphs.
- Sizes for every network
- Your fonts, your colours
- Real data swapped for made-up names
- Batch work for whole sets
- Files without a watermark
Shotfold Frames|f|Screenshots that look as if you had hired somebody|Thirty frames, one click|Batches of a hundred|screenshots
Device Parade|m|Your product on every screen, straight from a link|Follows each release|Turns as you drag|screenshots
Launch Postcard|f|The picture for your launch, while the coffee drips|Fits this very page|Five styles that are not blue|growth
Mug and Tote|m|Your logo on forty things before you order any|True folds and shadows|Orders with a printer near you|ecommerce
Bigger Picture Co|m|A billboard of your design in a street you know|Rain and night included|Print-ready files|ads
Stage Dust|p|Product photographs without a studio|Light as at four in the afternoon|Forty real tables and cloths|photos
Blur the Boss|f|Hides names and faces in a screenshot|Finds them by itself|Cannot be reversed|privacy
Scrollreel|m|A long page as a short film|Stops where you point|Speed by your finger|video
Box Before Bottle|p|Packaging you can turn in your hands, before any is printed|Folds as the real one|A flat drawing for the printer|print
Slide Carpenter|mx|Decks that line up, whoever edits them|Repairs the one from sales|One font where there were five|productivity
Before After Bar|f|A slider between two pictures, for any page|Works by keyboard|No script needed|conversion
App Aquarium|mx|Shows your app as a live, harmless demo|Visitors can press everything|Resets for each visitor|landing-pages
Fake Data Florist|f|Fills your mockups with names, faces and sums that fit|In 30 languages|Nobody is called John Doe|prototyping
Cover Story Maker|f|Covers for books, podcasts and playlists|Legible at thumb size|Spine and back, too|podcasts
Annotated|fx|Arrows and notes on a screenshot, evenly spaced|Numbers follow the order|Same arrows in the whole manual|documentation
Shelfie|p|Your box on a supermarket shelf, among the others|Shows who is seen first|Sixty real shelves|research

# design: illustration / creators graphics
? Stock pictures showed people laughing at salad. We sell pumps.
? I am an illustrator, and I was tired of drawing the same desk.
- Layers stay editable
- One style across the whole set
- Licence for print and web
- Sketch first, details later
- Made with illustrators, who are paid
Inkpot Alley|m|Hand-drawn scenes that you can rearrange|People of all ages and sizes|Seasons and times of day|graphics
Doodle Dictionary|f|Little drawings for eight hundred nouns|One pen, one afternoon each|Ask for a missing one|education
House Style Studio|p|Trains a drawing style that stays yours|Your own pictures only|A guide that writes the rules|ai
Empty State Players|f|Spot drawings for empty pages and errors|Funny once, calm the tenth time|Each in a calm version, too|ui
Diagram Denim|m|Turns whiteboard photos into diagrams worth showing|Handwriting becomes type|Editable afterwards|collaboration
Portrait Parlour|px|Drawn portraits for the whole team in one style|From a photo, by a person|New colleagues within a week|teams
Comic Minutes|fx|Last week’s news of your team as a comic strip|Four panels, no more|The boss must be in it|teams
Botany Box|m|Three hundred plants, drawn from life|Leaf, flower and root apart|Names in Latin and at home|gardening
Line by Night|mx|A drawing course with a lamp and a live model|Tuesdays, cameras optional|A teacher walks round|learning
Storyboard Stairs|m|Storyboards for people who draw stick figures|Cameras move as you say|Prints as a booklet|video
Isometric Village|m|Build explanatory pictures out of small houses|Snaps like bricks|Two hundred houses and carts|3d
Children of the Crayon|fx|Turns a child’s drawing into wallpaper, cards or curtains|Never corrects it|Prints on cloth in your country|kids
Vector Laundry|f|Cleans a messy vector file|Fewer points, same curves|Names what it removed|automation
Medical Sketchbook|p|Anatomy drawings that doctors sign off|Patients understand them|Skin tones and ages to choose|health
Engraver Row|m|Turns photographs into banknote engravings|Six line styles|Lines that never moiré|print
Infographic Inn|m|Figures become a picture that people share|Checks that areas don’t lie|One figure, one picture|data
Pattern Parish|f|Repeating patterns that do not show the seam|For cloth, paper and web|Test prints by post|print
Court Artist|px|Draws your conference live, wherever you are|Prints at the door|Guests take theirs home|events

# design: fonts / ui graphics
? We chose a typeface from a list of nine hundred, by tiredness.
? Good type costs nothing extra. Choosing it cost us a week.
- Files for web, desktop and app
- Every language on your list
- Real previews, your own words
- Licences in one drawer
- Loads fast, shifts nothing
Try It Typed|f|Any typeface on your own page before you buy|One click, whole site|Works on competitors’ pages, too|ui
Serif and Co|mx|Pairs typefaces and tells you why they get on|Reasons, with examples|Three pairs a week by mail|learning
Kern County|m|Mends the spacing of a font, pair by pair|Shows the worst first|Undo letter by letter|print
Licence Drawer|px|Knows which fonts you may use, and where|Warns before the letter comes|Counts installations|legal
Subsetter|fo|Variable fonts cut to what you use|A tenth of the size|Runs in the build|performance
Handwritten by You|f|Your handwriting as a font, from one sheet of paper|Three forms of each letter|Ink blots if you insist|creators
Type Scale Alibi|fx|A type scale that you can defend in a meeting|Ratios with their reasons|Sizes for phones, too|design-systems
Ghost Letters|m|Draws the signs that your typeface lacks|Matches weight and contrast|You approve each sign|languages
Specimen Street|fx|Shop signs of forty cities, by letter|Photographed on foot|Painters are named|photos
Readable Ronny|fx|Measures how easily your text is read|On bad screens, by tired eyes|Suggests size and spacing|accessibility
Letterpress Dial|mx|Pictures set as if in wood type|Worn where it would be|Cracks where you like|print
Fontless Friday|fo|A beautiful site with the fonts people already have|Ten tested stacks|Shows each on real machines|performance
Slab of the Month|p|A new display typeface each month, limited to 200|Numbered licences|Voted by its owners|community
Arabic First|p|Typefaces that began in Arabic and learnt Latin later|Drawn in Beirut|Also Persian and Urdu|languages
Text Wrap Therapy|fx|Ends headlines where the sense does|No lonely last words|Works while you type|copywriting
Cap Height|fx|Aligns text by its letters, not by its box|For web and slides|Numbers for your code|developer-tools
`
