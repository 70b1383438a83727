export * from './en.ts'

export const locale = 'en-GB'
