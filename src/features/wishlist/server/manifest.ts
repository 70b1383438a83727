import type { Generated } from 'kysely'
import * as z from 'zod/mini'
import { defineFeature } from '#platform/server/feature/define-feature.ts'
import { wishlistErrors } from '../errors.ts'
import {
  type Priority,
  priorities,
  type SurpriseMode,
  surpriseModes,
  type WishCategory,
  type WishNews,
  wishCategories,
} from '../rules.ts'
import { deletableWishes } from './giving/deletable-wishes.ts'
import { wishlist } from './migrations/0013-wishlist.ts'
import { wishPictures } from './migrations/0021-wish-pictures.ts'
import { wishNoticeMessage } from './notices/notice-message.ts'
import { wishlistRoutes } from './routes.ts'
import { texts } from './texts/texts.ts'

declare module '#platform/server/pictures/stored/store-picture.ts' {
  interface PictureFolders {
    wishes: true
  }
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    wishes: {
      id: Generated<number>
      pregnancy_id: number
      name: string
      category: WishCategory
      description: string | null
      price: string | null
      store_url: string | null
      image_url: string | null
      /** Our copy of the picture at `image_url`: its name in `picture_files`, and its size in pixels. */
      image_filename: string | null
      image_width: number | null
      image_height: number | null
      priority: Priority
      notes: string | null
      quantity: number
      created_by: number
      created_at: string
      /** When the wish was moved to the trash. It can be restored for 30 days. */
      deleted_at: string | null
    }
    /** Reservations: the people who are getting a wish, and how many units each is getting. */
    wish_reservations: {
      id: Generated<number>
      pregnancy_id: number
      wish_id: number
      user_id: number
      units: number
      reserved_at: string
    }
    /** Purchases. A wish can have several: parents may buy a wish while another person's purchase is hidden from them. */
    wish_purchases: {
      id: Generated<number>
      pregnancy_id: number
      wish_id: number
      bought_by: number
      bought_at: string
    }
    /** News about a wish for a giver, until they dismiss it. */
    wish_notices: {
      id: Generated<number>
      pregnancy_id: number
      wish_id: number
      user_id: number
      what: WishNews
      /** The wish's name at the first news that the giver has not dismissed. Later news keeps it, even after a rename. */
      wish_name: string
      acted_by: number
      noted_at: string
    }
    /** The surprise settings: what the parents want to see of gifts. Without a row, they see everything. */
    wish_surprises: {
      id: Generated<number>
      pregnancy_id: number
      mode: SurpriseMode
      /** `YYYY-MM-DD`. From this day on, the parents see everything again; null means no end. */
      until: string | null
    }
  }
}

export const wishlistFeature = defineFeature({
  name: 'wishlist',
  section: 'wishlist',
  errors: wishlistErrors,
  routes: wishlistRoutes,
  migrations: [wishlist, wishPictures],
  tables: {
    wishes: {
      scope: 'journey',
      people: { created_by: { stays: 'uncounted' } },
      picture: 'image_filename',
      journeyEnds: 'deleted',
      trashEmpties: 'deleted',
      exported: true,
      values: { category: z.enum(wishCategories), priority: z.enum(priorities) },
    },
    wish_reservations: {
      scope: 'journey',
      partOf: ['wishes'],
      people: { user_id: 'deleted' },
      journeyEnds: 'deleted',
      exported: true,
    },
    // A purchase stays when the buyer leaves.
    wish_purchases: {
      scope: 'journey',
      partOf: ['wishes'],
      people: { bought_by: { stays: 'uncounted' } },
      journeyEnds: 'deleted',
      exported: true,
    },
    wish_notices: {
      scope: 'journey',
      partOf: ['wishes'],
      people: { user_id: 'deleted', acted_by: { stays: 'uncounted' } },
      journeyEnds: 'deleted',
      exported: false,
    },
    wish_surprises: {
      scope: 'journey',
      journeyEnds: 'deleted',
      exported: true,
      values: { mode: z.enum(surpriseModes) },
    },
  },
  pictureFolder: 'wishes',
  trash: [
    {
      kind: 'wish',
      word: () => texts.inTrash,
      icon: 'gift',
      section: 'wishlist',
      path: '/api/wishlist',
      rows: deletableWishes,
      select: (db) =>
        db.selectFrom('wishes').select(['id', 'pregnancy_id', 'name as title', 'created_by', 'deleted_at']).as('thing'),
    },
  ],
  mail: [wishNoticeMessage],
  exportPart: () => import('./exported.ts'),
  samples: () => import('./samples.ts'),
})
