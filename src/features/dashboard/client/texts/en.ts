// The page

export const pageTitle = (week: number) => `Week ${week} · Nestling`
export const notLoaded = 'Your journey could not be loaded'
export const nothingLost = 'Nothing is lost. Your connection may be down.'

// The week

export const journeyOf = (babyName: string) => `${babyName}’s journey`
export const weekOfForty = (week: number) => `Week ${week} of 40`
/** Stands above the number of the week. */
export const weekLabel = 'Week'
export const countBegins = (week: number, shownWeek: number) =>
  `The count begins at week ${week}. Below is week ${shownWeek}.`
export const countEnds = (week: number, shownWeek: number) =>
  `The count ends at week ${week}. Below is week ${shownWeek}.`
export const progress = 'Progress to week 40'
export const progressMade = (percent: number) => `${percent}% of 40 weeks`
export const percentage = (percent: number) => `${percent}%`

// The dates

export const dueDate = 'Due date'
export const daysRemaining = 'Days remaining'
export const anyDayNow = 'Any day now'

// Without a due date

export const example = 'Example'
export const weekIsExample = 'Set your due date to see your own week.'
export const setDueDate = 'Set your due date'
export const noDueDateYet = 'The parents have not set their due date yet.'
