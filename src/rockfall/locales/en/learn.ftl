# What all lessons say, whatever the game.

learn-lessons = The lessons
learn-place = Lesson { $number } of { $count }
learn-done-tag = done
learn-task = Your task
learn-show = Show me
learn-next = Next lesson
learn-again = Once more
learn-play = Play now
learn-all = That was the last lesson. The rest you will pick up as you play.
learn-none = There are no lessons for this game
learn-none-about = The rules explain everything, and the first match explains the rest.
