/** From when the pages are of use, in days since the last period. In a file of its own, because the guide's links need no texts. */

/** 24+0: guidance on movements begins. Most people feel them some weeks earlier. */
export const movementsFromDay = 24 * 7

/** 35+0, the first day of week 36: the guide leads to the timer. The menu has it at any time. */
export const timerFromDay = 35 * 7
