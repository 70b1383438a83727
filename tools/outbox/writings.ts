/** Records what people write in a schedule, and checks that the server has it at the end. */
import type { Box, Entry } from '#platform/client/outbox/box/entry.ts'
import type { Person } from './browser.ts'
import type { Family } from './run-schedule.ts'

export type Writing = {
  readonly person: Person
  readonly kind: 'update' | 'comment' | 'contact'
  /** If this comments on the person's own update: that update. If it is deleted while it waits, so is the comment. */
  readonly on: Writing | undefined
  /** A unique text that all versions of this thing begin with. */
  readonly mark: string
  /** The first words, or those of the last change that was sent or stored. */
  words: string
  version: number
  id?: number
  /** The position in the outbox; undefined if it did not wait, or may have reached the server before it was stored. */
  order?: number
  /** Whether the first version was sent or stored successfully. */
  isSettled: boolean
  isGone: boolean
  /** Whether the check accepts every outcome, except a second copy or another author. */
  acceptsAnyOutcome: boolean
  /** Whether it may be missing: it was never accepted, was deleted at the sign-out, or was refused. */
  mayBeMissing: boolean
  /** The number of changes to it that are under way. */
  underWay: number
}

type Row = { text: string; authorId: number; isDeleted: boolean; id: number }

export function createWritings({ testApp, ids }: Family, prefix: string) {
  const all: Writing[] = []

  async function readRows(): Promise<Row[]> {
    const { db } = testApp
    const like = `${prefix}:%`
    const updates = await db
      .selectFrom('updates')
      .select(['id', 'content as text', 'author_id as authorId', 'deleted_at as deletedAt'])
      .where('content', 'like', like)
      .execute()
    const comments = await db
      .selectFrom('update_comments')
      .select(['id', 'content as text', 'created_by as authorId', 'deleted_at as deletedAt'])
      .where('content', 'like', like)
      .execute()
    const contacts = await db
      .selectFrom('contacts')
      .select(['id', 'name as text', 'created_by as authorId', 'deleted_at as deletedAt'])
      .where('name', 'like', like)
      .execute()
    return [...updates, ...comments, ...contacts].map(({ deletedAt, ...row }) => ({
      ...row,
      authorId: Number(row.authorId),
      isDeleted: deletedAt !== null,
    }))
  }

  const find = ({ body, words }: Entry) =>
    all.find(({ mark }) => (typeof body === 'string' ? body.includes(mark) : words.startsWith(mark)))

  return {
    add(person: Person, kind: Writing['kind'], on?: Writing): Writing {
      const mark = `${prefix}:${all.length}.`
      const writing: Writing = {
        person,
        kind,
        on,
        mark,
        words: `${mark}1`,
        version: 1,
        isSettled: false,
        isGone: false,
        acceptsAnyOutcome: false,
        mayBeMissing: true,
        underWay: 0,
      }
      all.push(writing)
      return writing
    },
    of: (person: Person) => all.filter((one) => one.person === person && one.underWay === 0),
    nextWords(writing: Writing): string {
      writing.version += 1
      return `${writing.mark}${writing.version}`
    },
    /** A change begins. Until it ends, both outcomes are possible. */
    begin(writing: Writing) {
      writing.underWay += 1
    },
    end(writing: Writing) {
      writing.underWay -= 1
    },
    write(writing: Writing) {
      writing.isSettled = true
      writing.mayBeMissing = false
    },
    change(writing: Writing, words: string) {
      writing.words = words
    },
    remove(writing: Writing) {
      writing.isGone = true
    },
    refuse(writing: Writing) {
      writing.underWay -= 1
      if (!writing.isSettled) writing.isGone = true
    },
    /** A sign-out deletes everything that waits, so any outcome is possible. */
    wipe(person: Person, box: Box) {
      for (const entry of box.entries) {
        const writing = find(entry) ?? all.find(({ id }) => id !== undefined && entry.address.endsWith(`/${id}`))
        if (writing?.person === person) this.acceptAnyOutcome(writing)
      }
      for (const writing of all) if (writing.person === person && writing.underWay > 0) this.acceptAnyOutcome(writing)
    },
    giveUp(entry: Entry) {
      const writing = find(entry)
      if (writing) this.acceptAnyOutcome(writing)
      for (const one of all)
        if (one.id !== undefined && entry.address.endsWith(`/${one.id}`)) this.acceptAnyOutcome(one)
    },
    acceptAnyOutcome(writing: Writing) {
      writing.mayBeMissing = true
      writing.acceptsAnyOutcome = true
    },
    clearOrder(person: Person) {
      for (const writing of all) if (writing.person === person) delete writing.order
    },
    async isThere(entry: Entry): Promise<boolean> {
      const writing = find(entry)
      return (await readRows()).some(({ text }) => writing && text.startsWith(writing.mark))
    },
    async check(): Promise<string[]> {
      const rows = await readRows()
      return [...checkOrder(rows), ...all.flatMap((writing) => checkOne(writing, rows))]
    },
  }

  /** Things that waited must have ascending ids on the server, in the order in which they were written. */
  function checkOrder(rows: readonly Row[]): string[] {
    const groups = Object.groupBy(
      all.filter(({ order, acceptsAnyOutcome }) => order !== undefined && !acceptsAnyOutcome),
      ({ person, kind }) => `${person} ${kind}`,
    )
    return Object.entries(groups).flatMap(([group, things = []]) => {
      const sorted = things.toSorted((one, other) => Number(one.order) - Number(other.order))
      const sent = sorted.flatMap(({ mark }) => rows.find(({ text }) => text.startsWith(mark))?.id ?? [])
      return sent.every((id, index) => index === 0 || id > Number(sent[index - 1]))
        ? []
        : [`${group}s are out of order`]
    })
  }

  function checkOne(writing: Writing, rows: readonly Row[]): string[] {
    const { mark, on, words, person, isGone, mayBeMissing, acceptsAnyOutcome, underWay } = writing
    const found = rows.filter(({ text }) => text.startsWith(mark))
    const [row] = found
    const mayBeAnything = acceptsAnyOutcome || underWay > 0
    if (found.length > 1) return [`${mark} is there ${found.length} times`]
    if (row && row.authorId !== ids[person]) return [`${mark} of ${person} is there under another name`]
    if (mayBeAnything) return []
    if (!row) return mayBeMissing || isGone || on?.isGone ? [] : [`${mark} of ${person} is lost`]
    if (isGone !== row.isDeleted) return [`${mark} is ${row.isDeleted ? '' : 'not '}deleted`]
    if (!isGone && row.text !== words) return [`${mark} has the words ${row.text} instead of ${words}`]
    return []
  }
}
