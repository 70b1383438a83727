export * from './en.tsx'

export const notesHint = 'A colour, a size, what to avoid'
