export { updateResponses } from './commands.ts'
export { addPicture } from './pictures/add-picture.ts'
export { shareUpdate } from './sharing/share-update.ts'
export { noteViews } from './views/views.ts'
