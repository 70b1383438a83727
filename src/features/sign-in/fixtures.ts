/** The people who appear in tests, demo data, the component gallery and the pictures in the documentation. */
export const cast = {
  mother: { email: 'nora@nestling.example', firstName: 'Nora', lastName: 'Lindqvist' },
  partner: { email: 'sam@nestling.example', firstName: 'Sam', lastName: 'Okafor' },
  grandmother: { email: 'ruth@nestling.example', firstName: 'Ruth', lastName: 'Lindqvist' },
  friend: { email: 'ben@nestling.example', firstName: 'Ben', lastName: 'Castellanos-Featherstonehaugh' },
  /** Also expecting: the admin of another journey. */
  neighbour: { email: 'ines@nestling.example', firstName: 'Inês', lastName: 'Duarte' },
  /** Has an account but no journey. */
  stranger: { email: 'theo@nestling.example', firstName: 'Theo', lastName: 'Brandt' },
} as const

export type CastName = keyof typeof cast

export const castPassword = 'seven quiet herons'
