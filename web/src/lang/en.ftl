# The page

skip-links = Shortcuts of this page
skip-to-main = Skip to the content
skip-to-choices = Skip to the actions
language = Language
settings = Settings
theme = Colours
theme-auto = As the device
theme-light = Light: linen
theme-dark = Dark: evening
theme-contrast = High contrast
speed = Speed
speed-off = No animation
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
sound = Sounds
your-name = Your name
guest = Guest { $number }
you = you
close = Close
cancel = Cancel
loading = One moment…
lost-title = There is nothing at this address.
lost-text = The link may be mistyped, or the table was closed and cleared away.
to-lobby = To the lobby
percent = { $value }%
true = yes
false = no

# The lobby

lobby-title = Stay at the table a little longer
lobby-text = Five newly designed games, to be played with friends, on one device or against bots.
lobby-games = Games
lobby-mine = My tables
lobby-open = Tables
lobby-none = Nobody is at a public table now.
lobby-past = Past matches
lobby-no-past = No match for all to see has ended yet.
lobby-lab = The lab
about-stratum = Plants, animals and fungi share one living table. Keep the balance, break it, or build over it.
about-carcosa = A moving house, a yellow sign, and the way out. A horror game you win together or not at all.
about-connected_worlds = Worlds joined by gates: explore, build your deck and hold what you have found.
about-heroes = Heroes meet in the arena. A trading card game in five modes.
about-escaramuzas = Small heroes between cups and sugar bowls: a skirmish on the café table.
quick = Play now
quick-with =
    { $bots ->
        [0] Play now: alone
        [one] Play now: you and one bot ({ $level })
       *[other] Play now: you and { $bots } bots ({ $level })
    }
new-table = New table…
rules = Rules
seats-range = { $seats } players
join = Join
join-too = Sit here too
watch = Watch
back-to-table = Back to it
status-waiting = waiting for players
status-playing = being played
status-over = over
decisions =
    { $count ->
        [0] no decisions
        [one] one decision
       *[other] { $count } decisions
    }

# A new table

new-title = New table: { $game }
new-count = Players
chair-human = Me, on this device
chair-open = A friend, or whoever joins
new-company = Who plays with you?
company-friends = Friends, by a link
company-bots = Bots
company-here = All at this screen
new-hot-seat = Several players on this device: a curtain hides each hand when the device is passed on.
new-public = Listed in the lobby; otherwise only by link
new-clock = Time to decide, before a bot steps in
clock =
    { $seconds ->
        [0] without a clock
        [30] 30 seconds
        [60] a minute
        [180] 3 minutes
        [600] 10 minutes
       *[other] { $seconds } seconds
    }
new-options = Rules of this table
new-preset = Variant
new-standard = Standard
new-further = Further options
option-range = From { $low } to { $high }.
option-auto = follows from the others
option-default = Standard ({ $value })
option-hidden = kept secret until the end
new-stand-in = Bot that stands in for absent players
chat-all = anything may be said
chat-phrases = ready phrases only
chat-off = no talk
rule-clock = Time to decide
create = Open the table

# Decks

decks = Decks
decks-build = Build a deck of your own
decks-title = { $game }: decks
decks-set = Cards of the set
decks-deck = Your deck
decks-texts = With their texts
decks-search = Search names and texts
decks-type = Type
decks-any = any
decks-more = More filters
decks-all = Show all
decks-shown = { $shown } of { $count } cards
decks-nothing = No card is like that.
decks-add = Add { $card } ({ $count } in the deck)
decks-remove = Take away one { $card } ({ $count } in the deck)
decks-size =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
decks-to-deck =
    { $count ->
        [0] To the deck: no cards
        [one] To the deck: one card
       *[other] To the deck: { $count } cards
    }
decks-curve = Cards by cost
decks-bar =
    { $count ->
        [0] cost { $cost }: no cards
        [one] cost { $cost }: one card
       *[other] cost { $cost }: { $count } cards
    }
decks-empty = No cards yet: choose some, or open a ready deck.
decks-strange = Not in the set
decks-legal = This deck may be played.
decks-illegal = This deck may not be played yet:
decks-open = Open a deck
decks-own = My decks
decks-ready = Ready decks
decks-name = Name
decks-save = Save
decks-kept = Saved
decks-saved = { $deck } is saved.
decks-new = New
decks-delete = Delete
decks-exchange = As text…
decks-text = A line a card: copies and id. Lines with # are remarks.
decks-import = Read this text
decks-download = Save as file
decks-file = From a file…
decks-unread = Not understood: { $words }
decks-play = Play with this deck

# At the table

board = Board
seats = Seats
beside = Beside the board
prompt = What is asked
prompt-you = Your turn.
prompt-thinking = Thinking…
prompt-theirs = Waiting.
prompt-over = The match is over.
prompt-left =
    { $seconds ->
        [0] no time left
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
title-turn = Your turn
skip = Skip
undo = Undo
hint = Hint
choices = Actions
choices-none = Nothing to choose now.
choices-filter = Filter the actions
choices-shown = Showing { $shown } of { $count }
choices-board = Choose on the board
choices-board-count =
    { $count ->
        [one] It has { $count } place to choose.
       *[other] It has { $count } places to choose from.
    }
element-last = The dot: something has happened here since your last decision.
choices-count = { $count } actions
chooser = Which action?
log = Log
goals = Goals
table-ask = Ask
table-ask-text = What is this? Why? What if? Then click anything, or type a number
table-ask-what = Click what you want to know about.
table-ask-by = By rule
table-ask-do = Do it
log-empty = Nothing has happened yet.
log-private = only you
rule-open = Rule { $rule }
rules-contents = Contents
rules-learn = How to play, on one page
rules-search = Search the rules
rules-found =
    { $count ->
        [0] No rule says that.
        [one] One rule
       *[other] { $count } rules
    }
offline = Connection lost. Trying again…
seat-open = free seat
seat-bot = Bot: { $level }
seat-away = away
seat-bot-in = Let a bot play
seat-back = Play again myself
seat-stand-in = { $name } (bot)
seat-host = host
cause-asked = The { $level } bot plays, as asked.
cause-away = Away: the { $level } bot plays until the return.
cause-left = Left: the { $level } bot plays on.
cause-removed = Removed: the { $level } bot plays on.
cause-late = Time is up: the { $level } bot decides this once.
prompt-away = { $name } is away.
prompt-asleep = { $name } has not decided for a while.
away-soon =
    { $seconds ->
        [0] A bot may step in now.
        [one] A bot may step in in one second.
       *[other] A bot may step in in { $seconds } seconds.
    }
vote = Vote to remove
vote-not = Take my vote back
votes =
    { $count ->
        [0] No votes
        [one] One vote
       *[other] { $count } votes
    }
remove = Remove
remove-title = Remove { $name } from the table?
remove-waiting = The seat opens for somebody else.
remove-playing = The { $level } bot plays on for this seat; the way back is closed.
invite = Invite
invite-link = Invitation to { $seat }: whoever has it may sit there
invited = You are invited to this seat: { $seat }.
invited-late = The seat you were invited to is taken meanwhile.
waiting-free =
    { $count ->
        [0] Everyone is here; the match begins.
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
waiting-deal = Nothing is dealt before everyone sits. The match begins by itself when the last seat is taken.
waiting-public = This table is listed in the lobby.
waiting-private = Only whoever has the link finds this table.
close-title = Close this table?
close-text = It is a lesson, a puzzle or a trial: it counts nowhere, and will be gone.
leave-table = Leave the table…
leave-title = Leave the table?
left = You have left your seat, and look on.
leave-waiting = Your seat opens for somebody else.
leave-playing = The { $level } bot plays on for you until you come back with this browser; you find the table in the lobby among yours. Your name stays at the seat. What comes of the match is yours.
news-start = Everyone sits: the match begins.
news-joined = { $name } sits down.
news-free = { $name } is no longer at the table; the seat is free.
news-back = { $name } is back and plays.
news-bot-asked = A bot ({ $level }) plays for { $name }, as asked.
news-bot-away = { $name } is away: a bot ({ $level }) plays until the return.
news-bot-left = { $name } has left: a bot ({ $level }) plays on.
news-bot-removed = { $name } was removed: a bot ({ $level }) plays on.
news-bot-late = Time is up for { $name }: a bot ({ $level }) decides this once.
leave = Leave
share = Link to this table
copy = Copy
copied = Copied
spectators =
    { $count ->
        [0] No spectators
        [one] One spectator
       *[other] { $count } spectators
    }
commitment = sealed dice { $text }…
level-chance = by chance
level-clumsy = clumsy
level-careless = careless
level-beginner = beginner
level-easy = easy
level-normal = normal
level-medium = medium
level-hard = hard
level-expert = expert
level-greedy = greedy
level-mcts = thinker
curtain-title = Pass the device to { $seat }
curtain-text = Nobody else should look now.
curtain-lift = I am { $seat }

refused-element = Not now: { $element }
refused-question = It answers nothing that is asked now.
refused-others =
    { $count ->
        [one] And one more reason
       *[other] And { $count } more reasons
    }

# The end

end-title = The match is over
end-won = You have won!
end-lost = You have lost
end-drawn = A draw
end-together = You have won together!
end-out = You have been eliminated
end-seat = Seat
end-player = Player
end-score = Score: { NUMBER($value, maximumFractionDigits: 2) }
end-how = Result
ended-won = won
ended-together = won together
ended-drawn = a draw
ended-lost = lost
ended-out = eliminated
end-show = The result
rematch = Play again
replay = Replay
record = Record
verify = Check the dice

# Replay

replay-start = The start
replay-at = Decision { $number } of { $count }
replay-first = To the start
replay-back = Back
replay-next = Forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-tempo = { NUMBER($value, maximumFractionDigits: 1) } a second
replay-eyes = Seen by
replay-all = All-knowing
replay-spectator = A spectator
replay-link = Link to move { $number }
replay-nothing = This match never began: nothing was dealt.

# Help

help-title = Keys
help-text = Everything that can be done with the mouse can be done with the keyboard.
help-arrows = go from place to place on the board and in the hand
help-enter = choose what has the focus
help-number = choose an action by its number
help-escape = cancel a choice; skip the animation
help-board = to the board
help-choices = to the list of actions
help-goals = the goals and the legend
help-log = the log
help-rules = the rules
help-talk = talk with the others at the table
help-ask = ask: the next click or number is a question
help-undo = undo
help-hint = a hint from a bot
help-help = this list
help-shortcuts = Letters and numbers as shortcuts

# What the server refuses

refusal-stale = The match has moved on meanwhile; please choose again.
refusal-turn = It is not your turn.
refusal-illegal = That cannot be done now.
refusal-undo = This can no longer be taken back.
refusal-waiting = The match begins when every seat is taken.
refusal-table = There is no such table.
refusal-seat = This seat is no longer free.
refusal-name = A name has at most 40 characters.
refusal-rate = That was too much at once; wait a few seconds and try again.
refusal-full = The house is full; try again in a few minutes.
refusal-busy = The server is thinking about enough already; wait a little and try again.
refusal-slow = This took too long and was given up; try again with something smaller, or later.
refusal-store = The server cannot keep anything just now, so nothing was changed; wait a moment and try again.
refusal-closed = This table is closed; open another one in the lobby.
refusal-device = This device cannot take this seat: it has one already, its network has several, or was sent away; ask the host for an invitation.
refusal-host = Only whoever opened the table may do that.
refusal-invitation = This invitation is no longer valid; ask the host for a new one.
refusal-idle = That player is still given time; wait a little.
refusal-chat = This cannot be said at this table.
refusal-token = This seat is no longer yours.
refusal-server = Something went wrong on the server; nothing was changed. Try again.
refusal-playing = That is possible when the match is over.
refusal-over = The match is over; nobody plays any more.
refusal-secret = The record is published when the match is over.
refusal-worker = The server lost its thread over this; please try again.
refusal-share = As many tables or seats as one connection may have are taken already; finish some first.
refusal-edition = This table is of another edition of the game and cannot be opened any more.
refusal-begun = The match has begun already.
refusal-bot = There is no such bot.
refusal-cards = This game has no cards to look at.
refusal-clock = A clock has from 0 seconds to seven days.
refusal-content = The game’s own content is not here, or cannot be used any more; bring its file again.
refusal-file = This game, or this seat, takes no such file.
refusal-game = This house does not have this game.
refusal-gone = The connection was lost meanwhile; try again.
refusal-hello = { refusal-schema }
refusal-http = { refusal-schema }
refusal-lab = The lab cannot do this: { $told }.
refusal-lang = { refusal-schema }
refusal-lesson = There is no such lesson.
refusal-operator = Only whoever runs this house may do that, with its key.
refusal-options = This cannot be chosen for this table: { $told }.
refusal-order = No table can be set up like this: { $told }.
refusal-picture = This picture is not there.
refusal-position = No match can begin at this position: { $told }.
refusal-push = This house cannot send notifications to this browser.
refusal-puzzle = There is no such puzzle.
refusal-ready = The house is not ready yet; try again in a moment.
refusal-record = This is no record of a whole match, or it has been changed: { $told }.
refusal-report = A report has 1 to 2000 characters.
refusal-schema = The server does not understand this page, which may be an old one; reload it.
refusal-sheet = This game has no page to learn from.
refusal-size = This is too long for the server.
refusal-other = This cannot be done: { $told }.
refusal-network = The server cannot be reached.

zoom = Zoom
zoom-in = Larger
zoom-out = Smaller
zoom-all = Everything in sight

talk = Talk
talk-none = Nobody has said anything yet.
talk-text = Say something
talk-send = Say
talk-phrases = Ready phrases
talk-mute = Hide what others say
talk-muted = What others say is hidden.
talk-spectator = Somebody watching
talk-unread = (something new)
talk-only-phrases = At this table only ready phrases are said.
talk-only-off = At this table nobody talks.
mute-some = Hide what some say
mute-spectators = Those who watch
report = Report something…
report-title = Report to whoever runs this house
report-about = About
report-table = the table as a whole
report-text = What happened?
report-left =
    { $count ->
        [0] No characters left
        [one] One character left
       *[other] { $count } characters left
    }
report-attached = Attached are the match's record so far, what was said last and the names at the table. The others are not told.
report-send = Send
report-kept = Thank you. The report is kept under number { $number }.
phrase-hello = Hello!
phrase-luck = Good luck, have fun!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-nice = Well played!
phrase-oops = Oops …
phrase-wait = One moment, please.
phrase-back = I am back.
phrase-help = I need help here.
phrase-careful = Careful!
phrase-plan = I have a plan.
phrase-good_game = Good game!
phrase-again = One more?
phrase-bye = Goodbye!
gallery = In the box
gallery-title = { $game }: what lies in the box
gallery-all = Everything
gallery-count =
    { $count ->
        [one] One piece
       *[other] { $count } pieces
    }
story = The story

# At the table: time, hints, the others, what is asked twice

watching = You are watching: others play.
clock-yours =
    { $seconds ->
        [0] Your time is up
        [one] { $seconds } second left for you
       *[other] { $seconds } seconds left for you
    }
stood-in = The { $level } bot decided for you: { $what }
hint-at-work = A bot is thinking about your question. Esc, or any move, stops it.
hint-stop = Stop thinking
hint-mark = Hint { $rank }: { $worth }%
lately = Your last action:
meanwhile = Since your last turn
meanwhile-show = What happened?
trial = Only a trial
trial-back = Back to the match
log-since = Since your last turn
log-stand-in = bot: { $level }
log-again = Show this again
log-times = ×{ $count }
many-draws-seat-card =
    { $count ->
        [1] { $seat } draws { $count } card: { $list }.
       *[other] { $seat } draws { $count } cards: { $list }.
    }
    .hidden =
        { $count ->
            [1] { $seat } draws { $count } card.
           *[other] { $seat } draws { $count } cards.
        }
many-discards-seat-card =
    { $count ->
        [1] { $seat } discards { $count } card: { $list }.
       *[other] { $seat } discards { $count } cards: { $list }.
    }
    .hidden =
        { $count ->
            [1] { $seat } discards { $count } card.
           *[other] { $seat } discards { $count } cards.
        }
sure = Once more to confirm: { $action }
careful = Ask again before something ends
order-stand = Always answer this, until I stop it: { $action }
order-always = Always so…
order-stand-text = The same question, with the same answers, is then answered like this without asking, in this match. Anything new at the table ends it, and so do you, by the button that then stands there.
order-begin = Answer so from now on
order-single = Answer without asking where there is only one answer
order-single-undo = Only one answer; asked because your last step can still be undone
order-given =
    { $count ->
        [0] Without asking: { $action }
        [one] Without asking, once so far: { $action }
       *[other] Without asking, { $count } times so far: { $action }
    }
order-stop = Stop
end-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
end-name = { $seat } ({ $player })
end-decided = What happened last
end-tally = The points
end-for = For
end-sum = In all
end-rounds =
    { $count ->
        [0] no rounds
        [one] one round
       *[other] { $count } rounds
    }
end-share = Share
end-link = Link to the replay
verify-text = The dice were sealed before the first decision. Now that the seed is known, everybody can check that the seal is its fingerprint and that every roll came from it.
verify-seal = The seal (SHA-256)
verify-seed = The seed
verify-now = Check now
help-lines = in the log: from line to line; Enter shows a line again

# The house from outside: lobby, new table, waiting room, my matches

offline-title = The house cannot be reached.
offline-text = You seem to be without a connection, or the server is being renewed. Your seats are kept: the match goes on where it was.
offline-again = Try again
preset-first = For a first match
preset-first-text = What “Play now” sets up: shorter, or kinder, to learn it by.
preset-standard-text = The rules as the book has them.
preset-own = Changed further down: rules of your own.
new-brought = What is played with
new-table-more = The table: clock, stand-ins, talk
pick =
    { $what ->
        [deck] Deck:
        [army] Army:
        [map] Map:
       *[other] { $what }:
    }
pick-own = of your own
pick-kept = { $name } (yours)
pick-file = From a file…
pick-wrong = This cannot be used:
drop-here = or drop it here
options-ids = Show the names that the command line uses
options-changed =
    { $count ->
        [0] as always
        [one] one changed
       *[other] { $count } changed
    }
ask = Ask people in
ask-title = Come to the table: { $game }
ask-text = A seat is free at a table of { $game }.
ask-share = Share the link…
ask-code = QR code
ask-code-label = The link to this table of { $game } as a QR code
chair-free = still missing
fill-bot = Put a bot here
fill-level = Level of the bots
fill-not = Free the seat
start-with-bots =
    { $count ->
        [0] Start
        [one] Start now, with a bot on the free seat
       *[other] Start now, with bots on the { $count } free seats
    }

# Own content of a table

new-own = Own content: change the game itself
own-about = A TOML file with only the lines you change: numbers, copies, new cards or units, names. It holds for this table alone.
own-all = All that can be changed
own-choose = Choose a content file
own-other = Choose another content file
own-checking = The file is being checked.
own-used = This table is played with { $name }.
own-drop = As printed instead
own-nothing = { $name } changes nothing: the game is as printed.
matches = My matches
matches-open = Going on
matches-none = You sit at no table now.
matches-past = Over
matches-no-past = No match of yours has ended on this device yet.
matches-where = They are kept by this browser alone, records included. Save them as one file to take them to another device.
matches-save = Save all as a file
matches-take = Add matches from a file…
matches-position = Open a position as a table against bots
matches-unread = This is no file of matches.
matches-taken =
    { $count ->
        [0] No match was added.
        [one] One match was added.
       *[other] { $count } matches were added.
    }
turn-of = Now decides: { $name }
notify = When it is my turn
notify-title = The title of this page says so, and its sign glows.
notify-sound = Sounds
notify-push = Tell this device even while no page is open
notify-none = This browser or this house cannot tell you while no page is open.
notify-denied = This browser forbids us to tell you; its settings for this page can allow it.

# Learning

learn = How to play
learn-title = Learn { $game }
learn-begin = Begin
lesson = Lesson
lesson-about = A guided match on the real table, ten minutes or so. You can leave it and come back; it counts nowhere.
lesson-step = Step { $number } of { $steps }
lesson-tip = A tip
lesson-next = Next
lesson-back = Back
lesson-skip = Do it for me
lesson-leave = Hide the lesson
lesson-finish = Got it: play on
lesson-off = The lesson waits; you play as you like.
lesson-on = Back to the lesson
lesson-ended = That was the lesson; the match goes on, and it is yours.
lesson-free = Your decision: do what you like.
lesson-watch = See what the others do…
lesson-wrong = You could, but the lesson is about something else now: { $action }.
help-lesson = in a lesson: read on

# Puzzles

puzzles = Puzzles
puzzles-about = Positions from real matches, each with one best answer: shown by going through every line of play, every die and every deal you could believe in. The board is the real one, and so are the rules.
puzzle-head = Puzzle { $number }
puzzle-daily = Puzzle of the day
puzzle-solve = Solve it
puzzle-all = All puzzles
puzzle-how = One answer is best. A wrong one can be taken again.
puzzle-right = Right! Its exact chance: { $chance }.
puzzle-goes-on = Right so far ({ $chance }). And then?
puzzle-wrong = Not this: its exact chance is { $chance }, the best has { $best }. Try again.
puzzle-show = Show the solution
puzzle-solution = The solution, and every other answer
puzzle-told = What it leads to
puzzle-chances = Every answer and its exact chance
puzzle-more = { $count ->
    [one] and one more, no better
   *[other] and { $count } more, no better
}
puzzle-again = Once more
