import type { Generated } from 'kysely'
import { defineFeature } from '#platform/server/feature/define-feature.ts'
import { deletablePhotos } from './commands.ts'
import { photosMigration } from './migrations/0014-photos.ts'
import { albumRoutes } from './routes.ts'

declare module '#platform/server/pictures/stored/store-picture.ts' {
  interface PictureFolders {
    album: true
  }
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    photos: {
      id: Generated<number>
      pregnancy_id: number
      /** Random name used in addresses. */
      filename: string
      caption: string | null
      week: number | null
      /** Of the full size, in pixels. */
      width: number
      height: number
      /** Chosen by the page, so a retried upload makes the same photo. */
      upload_key: string | null
      created_by: number
      created_at: string
      /** When it was deleted. It can be restored for 30 days. */
      deleted_at: string | null
    }
    /** The number of photos per week, without those in the trash. */
    photo_weeks: {
      id: Generated<number>
      pregnancy_id: number
      /** 0 means no week. */
      week: number
      photos: number
    }
  }
}

export const albumFeature = defineFeature({
  name: 'album',
  section: 'album',
  routes: albumRoutes,
  migrations: [photosMigration],
  tables: {
    photos: {
      scope: 'journey',
      people: { created_by: { stays: ['photo', 'photos'] } },
      picture: 'filename',
      journeyEnds: 'deleted',
      trashEmpties: 'deleted',
      exported: true,
    },
    photo_weeks: { scope: 'journey', journeyEnds: 'deleted', exported: true },
  },
  pictureFolder: 'album',
  trash: [
    {
      kind: 'photo',
      word: 'Photo',
      icon: 'picture',
      section: 'album',
      path: '/api/photos',
      rows: deletablePhotos,
      select: (db) =>
        db
          .selectFrom('photos')
          .select((eb) => [
            'id',
            'pregnancy_id',
            eb.fn.coalesce('caption', eb.val('')).as('title'),
            'created_by',
            'deleted_at',
          ])
          .as('thing'),
    },
  ],
  exportPart: () => import('./exported.ts'),
  samples: () => import('./samples.ts'),
})
