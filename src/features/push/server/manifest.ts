import type { Generated } from 'kysely'
import { defineFeature } from '#platform/server/feature/define-feature.ts'
import { pushErrors } from '../errors.ts'
import { pushMigration } from './migrations/0051-push.ts'
import { pushExpiry } from './migrations/0055-push-expiry.ts'
import { pushRoutes } from './routes.ts'

declare module '#platform/server/rate-limit.ts' {
  interface RateLimitKinds {
    'push-test': true
  }
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    /** The key pair that identifies this installation to push services (VAPID); one row. */
    push_keys: {
      id: Generated<number>
      /** An uncompressed point of P-256, as base64url. */
      public_key: string
      /** The private scalar of P-256, as base64url. */
      private_key: string
      created_at: string
    }
    /** The browsers that get notifications. A row is deleted with the session that turned notifications on. */
    push_devices: {
      id: Generated<number>
      user_id: number
      session_id: number
      /**
       * The address at the push service of the browser's maker. Null after the person removed the device. The row stays, so
       * the browser cannot subscribe again by itself.
       */
      endpoint: string | null
      /** The browser's public key, as base64url. */
      p256dh: string | null
      /** The secret that the browser shares with the server, as base64url. */
      auth: string | null
      created_at: string
    }
    /** Notifications that wait to be sent, one row for each device. Sending deletes the row. */
    push_messages: {
      id: Generated<number>
      device_id: number
      user_id: number
      /** The journey of the notification; null for a test. */
      pregnancy_id: number | null
      title: string
      body: string
      /** The page that it opens. */
      path: string
      /** A newer notification with the same tag replaces an older one. */
      tag: string
      /** The number on the icon of the installed app; null leaves it as it is. */
      badge: number | null
      created_at: string
      attempts: number
      next_attempt_at: string
      /** The notification is not sent after this time; null means a day after it was queued. */
      expires_at: string | null
    }
  }
}

export const pushFeature = defineFeature({
  name: 'push',
  errors: pushErrors,
  routes: pushRoutes,
  migrations: [pushMigration, pushExpiry],
  tables: {
    push_keys: { scope: 'installation', exported: false, restored: false },
    push_devices: {
      scope: 'person',
      partOf: ['sessions'],
      people: { user_id: 'deleted' },
      exported: false,
      restored: false,
    },
    push_messages: {
      scope: 'journey',
      partOf: ['push_devices'],
      live: 'none',
      people: { user_id: 'deleted' },
      journeyEnds: 'deleted',
      exported: false,
      restored: false,
    },
  },
  samples: () => import('./samples.ts'),
})
