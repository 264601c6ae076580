# The lab in the browser

lab = The lab
lab-about = Bots play a series of matches, as often as you like, and a report tells what came of it: who wins, how matches go, what is used. Tables where people play come first.
lab-key = The operator's key
lab-key-about = The lab is for whoever runs this house. The key is told when the server starts, or lies in the file operator.key; it is kept until you close this tab.
lab-key-wrong = This is not the key of this house.
lab-enter = Open the lab
lab-leave = Forget the key
lab-new = A new run
lab-game = Game
lab-matches = Matches
lab-seed = Seed
lab-bots = Who plays
lab-everybody = All seats
lab-bots-about = Weak bots are quick; mcts:50 searches with 50 simulations a decision. The same seed gives the same matches.
lab-options = Options
lab-content = Numbers of the content
lab-own = Own content from a file
lab-seek = Look for a card, a unit, a place
lab-seek-none = Nothing is called so.
lab-seek-more = { $count ->
    [one] One more: look for it by name.
   *[other] { $count } more: look for them by name.
}
lab-numbers = { $count ->
    [one] one number
   *[other] { $count } numbers
}
lab-title = What is tried (a title for the list)
lab-against = Compare with
lab-against-none = nothing
lab-against-about = Both are played anew with the same dice, so that even small differences can be told.
lab-start = Start the run
lab-runs = Runs
lab-none = No run yet.
lab-stage-waiting = waits
lab-stage-playing = is played
lab-stage-over = finished
lab-stage-stopped = stopped
lab-stage-failed = failed
lab-played = { $planned ->
    [one] { $played } of one match
   *[other] { $played } of { $planned } matches
}
lab-compared = { $one } and { $other }
lab-ahead = { $count ->
    [0] Next in turn.
    [one] One run comes before it.
   *[other] { $count } runs come before it.
}
lab-left-seconds = { $count ->
    [one] About one second left
   *[other] About { $count } seconds left
}
lab-left-minutes = { $count ->
    [one] About one minute left
   *[other] About { $count } minutes left
}
lab-left-hours = { $count ->
    [one] About one hour left
   *[other] About { $count } hours left
}
lab-figures = Won, with the range in which the truth lies in 95 of 100 cases
lab-decisions = { $count ->
    [one] One decision a match, on average
   *[other] { $count } decisions a match, on average
}
lab-report = Read the report
lab-save = Save the report
lab-copy = Copy its link
lab-copied = The link is copied.
lab-link-about = The link opens the report for whoever has it, for at least seven days; the saved page needs nothing else and can be sent to anybody.
lab-stop = Stop
lab-go-on = Go on
lab-again = Change something
lab-more = More matches: in all
lab-files = Tables and other files
lab-command = The same on the command line
lab-delete-text = The run is deleted with its matches, tables and report.
