# What every game may need.

# A seat without a name; seats are counted from 1 here.
seat-number = seat { $number }
