export * from './en.tsx'

export const scanLength = 'Length from crown to rump, in millimetres'
