import { sql } from 'kysely'
import type { Migration } from '#platform/server/database/migrate.ts'

/**
 * Adds invitations, invite codes and section rights. A pending member has no account yet, so `user_id` becomes
 * nullable.
 */
export const invitations: Migration = {
  name: '0009-invitations',
  async up({ schema, createTable, tx }) {
    await schema.dropIndex('members_by_user').execute()
    await schema.alterTable('members').renameTo('members_before').execute()
    await createTable('members')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('user_id', 'integer', (column) => column.references('users.id'))
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('accepted_at', 'text')
      .addUniqueConstraint('one_membership', ['pregnancy_id', 'user_id'])
      .execute()
    await sql`
      insert into members (pregnancy_id, user_id, role, created_at, accepted_at)
      select pregnancy_id, user_id, role, created_at, accepted_at from members_before order by id`.execute(tx)
    await schema.dropTable('members_before').execute()
    await schema.createIndex('members_by_user').on('members').columns(['user_id', 'accepted_at']).execute()

    await createTable('invitations')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('member_id', 'integer', (column) =>
        column.notNull().unique().references('members.id').onDelete('cascade'),
      )
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('invited_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.unique())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('one_invitation', ['pregnancy_id', 'email'])
      .execute()

    await createTable('invite_codes')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('used_count', 'integer', (column) => column.notNull())
      .addColumn('max_uses', 'integer')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('created_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('expires_at', 'text')
      .execute()
    await schema.createIndex('invite_codes_by_journey').on('invite_codes').columns(['pregnancy_id', 'id']).execute()

    await createTable('section_rights')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('section', 'text', (column) => column.notNull())
      .addColumn('may', 'text', (column) => column.notNull())
      .addUniqueConstraint('one_right', ['pregnancy_id', 'role', 'section'])
      .execute()
  },
}
