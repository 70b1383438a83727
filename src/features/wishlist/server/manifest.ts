import { journeyEnded, memberRemoved } from '#features/family/events.ts'
import { accountDeleted } from '#features/sign-in/events.ts'
import { on } from '#platform/server/events.ts'
import { defineFeature } from '#platform/server/feature.ts'
import { forgetGiver, forgetWishlist } from './commands.ts'
import { emptyWishlistTrash } from './jobs.ts'
import { wishlist } from './migrations/0013-wishlist.ts'
import { wishPictures } from './migrations/0021-wish-pictures.ts'
import { wishNoticeMessage } from './notices/notice-message.ts'
import { wishlistRoutes } from './routes.ts'

export const wishlistFeature = defineFeature({
  name: 'wishlist',
  routes: wishlistRoutes,
  migrations: [wishlist, wishPictures],
  jobs: [{ name: 'empty-wishlist-trash', run: emptyWishlistTrash }],
  mail: [wishNoticeMessage],
  reactions: [on(memberRemoved, forgetGiver), on(accountDeleted, forgetGiver), on(journeyEnded, forgetWishlist)],
})
