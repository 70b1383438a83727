import type { Contact } from '../contract.ts'

/** "Dr. Amara Nwosu" */
export const fullName = ({ title, name }: Pick<Contact, 'title' | 'name'>): string =>
  title ? `${title} ${name}` : name
