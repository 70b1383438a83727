export { addPhoto } from './photos/add-photo.ts'
