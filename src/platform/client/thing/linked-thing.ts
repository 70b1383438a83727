/** A thing that an address names to be opened, such as `/album?photo=7&comments=open`. */
export type LinkedThing<Name extends string> = {
  readonly name: Name
  readonly id: number
  /** Whether its comments should open with it. */
  readonly withComments: boolean
}

/** The thing of this name in the query of an address; undefined if there is none. */
export function findLinkedThing<Name extends string>(search: string, name: Name): LinkedThing<Name> | undefined {
  const query = new URLSearchParams(search)
  const value = query.get(name) ?? ''
  if (!/^[1-9]\d{0,14}$/.test(value)) return undefined
  return { name, id: Number(value), withComments: query.get('comments') === 'open' }
}
