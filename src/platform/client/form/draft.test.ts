import { beforeEach, expect, test, vi } from 'vitest'
import { mergeDraft, readDraft, storeDraft } from './draft.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('BroadcastChannel', class extends EventTarget {})
  return () => vi.unstubAllGlobals()
})

const base = { name: 'Dr. Nwosu', notes: '' }

test('a draft can be read only by the person who typed it, and only under its name', () => {
  storeDraft(1, 'contact-5', { base, typed: { ...base, notes: 'Ask for Priya' } })
  expect(readDraft(1, 'contact-5')?.typed.notes).toBe('Ask for Priya')
  expect([readDraft(2, 'contact-5'), readDraft(1, 'contact-6')]).toEqual([undefined, undefined])
  // Signing out finds and deletes drafts by keys of this form.
  expect([...stored.keys()]).toEqual(['nestling-draft-1-contact-5'])
})

test('a form that has its initial values again has no draft', () => {
  storeDraft(1, 'contact-5', { base, typed: { ...base, notes: 'A' } })
  storeDraft(1, 'contact-5', { base, typed: base })
  expect(stored.size).toBe(0)
})

test('unavailable storage causes no error', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => storeDraft(1, 'contact-5', { base, typed: { ...base, notes: 'A' } })).not.toThrow()
  expect(readDraft(1, 'contact-5')).toBeUndefined()
})

const draft = { base, typed: { ...base, notes: 'Ask for Priya' } }

test('a draft restores only typed fields, so newer values of other fields stay', () => {
  const newer = { ...base, name: 'Dr. Amara Nwosu' }
  expect(mergeDraft(draft, newer)).toEqual({ typed: { notes: 'Ask for Priya' }, isOutdated: false })
})

test('a draft is outdated if somebody else has since changed the same field', () => {
  expect(mergeDraft(draft, { ...base, notes: 'Ask for Sam' })).toEqual({
    typed: { notes: 'Ask for Priya' },
    isOutdated: true,
  })
})

test('a draft that equals the saved values restores nothing', () => {
  expect(mergeDraft(draft, draft.typed)).toEqual({ typed: {}, isOutdated: false })
})
