import { join } from 'node:path'
import type { Environment } from '../environment.ts'
import { openFolderStore } from './folder-store.ts'
import { openS3Store } from './s3-store.ts'
import type { FileStore } from './store.ts'

/** The bucket in PHOTO_STORE, or else the folder `photos` in the data folder. */
export const openStore = ({ photoStore, dataDir }: Pick<Environment, 'photoStore' | 'dataDir'>): FileStore =>
  photoStore ? openS3Store(photoStore) : openFolderStore(photosFolder(dataDir))

export const photosFolder = (dataDir: string): string => join(dataDir, 'photos')
