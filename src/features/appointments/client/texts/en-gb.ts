export * from './en.ts'

export const addFirst = 'Schedule your first antenatal appointment'
