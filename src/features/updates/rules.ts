/** How many pictures an update may carry. */
export const mostPictures = 10
