export * from './en.tsx'

export const metricHint = 'Centimetres, grams'
