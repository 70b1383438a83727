/**
 * The first days on which the movements and the timer are useful, counted from the last period. They are in a file of their own,
 * so that the guide does not load the advice.
 */

/** 24+0: guidance on movements begins. Most people feel them some weeks earlier. */
export const movementsFromDay = 24 * 7

/** 35+0, the first day of week 36. The menu has the timer at any time. */
export const timerFromDay = 35 * 7
