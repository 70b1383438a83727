/** 1 if the lines of the page begin at the left, and -1 if they begin at the right. */
export const lineDirection = (): 1 | -1 => (document.dir === 'rtl' ? -1 : 1)
