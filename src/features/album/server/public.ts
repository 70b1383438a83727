export { forgetPhotos } from './commands.ts'
export { addPhoto } from './photos/add-photo.ts'
