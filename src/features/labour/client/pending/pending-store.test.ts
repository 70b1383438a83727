import { describe, expect, test } from 'vitest'
import { openPendingStore } from './pending-store.ts'
import { contraction, movement, openMemory, press, removal } from './testing.ts'

const open = (memory: Storage, userId = 1, pregnancyId = 7) =>
  openPendingStore({ userId, pregnancyId, storage: () => memory })

describe('a pending entry', () => {
  test('is stored at once, and still there in a tab that opens later', () => {
    const memory = openMemory()
    open(memory).put(press('one'))
    expect(open(memory).list()).toEqual([press('one')])
  })

  test('is listed by its time, even if a later one was stored first', () => {
    const store = open(openMemory())
    store.put(press('later', 1, 300))
    store.put(movement('between', 120))
    store.put(press('earlier'))
    store.put(removal('removed', 2))
    expect(store.list().map(({ key }) => key)).toEqual(['removed', 'earlier', 'between', 'later'])
  })

  test('has a storage key with the person’s id, so that signing out removes it', () => {
    const memory = openMemory()
    open(memory, 12).put(press('one'))
    expect([...memory.texts.keys()]).toEqual(['nestling-labour-12-7-contractions-one'])
  })

  test('belongs to one person in one journey', () => {
    const memory = openMemory()
    open(memory).put(press('one'))
    expect([open(memory, 2, 7).list(), open(memory, 1, 8).list(), open(memory, 1, 77).list()]).toEqual([[], [], []])
  })

  test('is not overwritten when another tab stores another entry', () => {
    const memory = openMemory()
    const [here, there] = [open(memory), open(memory)]
    here.put(press('here'))
    there.put(press('there'))
    expect(here.list()).toEqual([press('here'), press('there')])
  })

  test('is only in the tab if the browser could not store it', () => {
    const store = open(openMemory())
    store.put(press('one'))
    expect(store.isOnlyInTab()).toBe(false)
  })

  test('is removed once the server has it, but not if it was changed meanwhile', () => {
    const memory = openMemory()
    const store = open(memory)
    store.put(press('one', 2))
    store.settle(press('one', 1))
    expect(store.list()).toEqual([press('one', 2)])
    store.settle(press('one', 2))
    expect([store.list(), memory.texts.size]).toEqual([[], 0])
  })
})

describe('the list', () => {
  test('is the same array until something changes, so that a page does not render it again', () => {
    const store = open(openMemory())
    store.put(press('one'))
    const before = store.list()
    expect(store.list()).toBe(before)
    store.put(press('two'))
    expect(store.list()).not.toBe(before)
  })

  test('notifies the page of each change in this tab, until the page is left', () => {
    const store = open(openMemory())
    const seen: number[] = []
    const unsubscribe = store.subscribe(() => seen.push(store.list().length))
    store.put(press('one'))
    store.put(press('two'))
    store.settle(press('one'))
    store.clear()
    unsubscribe()
    store.put(press('three'))
    expect(seen).toEqual([1, 2, 1, 0])
  })

  test.each([
    ['stores an entry', 'nestling-labour-1-7-contractions-there', 1],
    ['removes everything', null, 1],
    ['signs out', 'nestling-farewell', 1],
    ['stores an entry of another journey', 'nestling-labour-1-77-contractions-there', 0],
    ['stores something else', 'nestling-guide-1-7-journal-30', 0],
  ])('if another tab %s, the number of notifications to the page is $2', (_, name, times) => {
    const memory = openMemory()
    const store = open(memory)
    expect(store.list()).toEqual([])
    let told = 0
    store.subscribe(() => (told += 1))
    open(memory).put(press('there'))
    store.noteOtherTab(name)
    expect([told, store.list()]).toEqual([times, times === 0 ? [] : [press('there')]])
  })
})

describe('if storage is blocked', () => {
  const openBlocked = () => {
    const memory = openMemory()
    const browser = { isBlocked: true }
    const store = openPendingStore({
      userId: 1,
      pregnancyId: 7,
      storage: () => {
        if (browser.isBlocked) throw new DOMException('', 'SecurityError')
        return memory
      },
    })
    return { store, memory, browser }
  }

  test('the entries stay in the tab’s memory', () => {
    const { store } = openBlocked()
    store.put(press('one'))
    expect([store.list(), store.isOnlyInTab()]).toEqual([[press('one')], true])
    store.settle(press('one'))
    expect([store.list(), store.isOnlyInTab()]).toEqual([[], false])
  })

  test('an entry that was changed while it was sent stays in memory, too', () => {
    const { store } = openBlocked()
    store.put(press('one'))
    store.put(contraction('one', 2, 0, 50))
    store.settle(press('one'))
    expect(store.list()).toEqual([contraction('one', 2, 0, 50)])
  })

  test('an entry that can be stored later is no longer only in the tab', () => {
    const { store, memory, browser } = openBlocked()
    store.put(press('one'))
    browser.isBlocked = false
    store.put(contraction('one', 2, 0, 50))
    expect([store.list(), store.isOnlyInTab()]).toEqual([[contraction('one', 2, 0, 50)], false])
    expect(open(memory).list()).toEqual([contraction('one', 2, 0, 50)])
  })

  test('signing out removes the entries from the tab’s memory', () => {
    const { store } = openBlocked()
    store.put(press('one'))
    expect(store.list()).toHaveLength(1)
    store.clear()
    expect([store.list(), store.isOnlyInTab()]).toEqual([[], false])
  })
})

describe('after an earlier sign-out in this browser', () => {
  const openAfterSignOut = () => {
    const memory = openMemory()
    memory.setItem('nestling-farewell', 'an earlier mark')
    return { memory, store: open(memory) }
  }

  test('an entry is stored even if the person has just cleared the site’s data', () => {
    const { memory, store } = openAfterSignOut()
    memory.clear()
    store.put(press('one'))
    expect([store.list(), memory.texts.size]).toEqual([[press('one')], 1])
  })

  test('an entry stays in the tab’s memory if storage becomes blocked', () => {
    const { memory, store } = openAfterSignOut()
    memory.getItem = memory.setItem = () => {
      throw new DOMException('', 'SecurityError')
    }
    store.put(press('one'))
    expect([store.list(), store.isOnlyInTab()]).toEqual([[press('one')], true])
  })
})

test.each(['', '{', 'null', '{"key":1}', '[]', '{"key":"one"}', '{"body":{"revision":1}}'])(
  'the stored text “%s” is no entry and is ignored',
  (text) => {
    const memory = openMemory()
    memory.setItem('nestling-labour-1-7-contractions-one', text)
    expect(open(memory).list()).toEqual([])
  },
)

describe('after signing out', () => {
  test('a tab shows no entries and stores no new ones', () => {
    const memory = openMemory()
    const store = open(memory)
    store.put(press('one'))
    store.clear()
    memory.clear()
    store.put(press('two'))
    expect([store.list(), memory.texts.size]).toEqual([[], 0])
  })

  test('a tab that was asleep during the sign-out also shows no entries and stores no new ones', () => {
    const memory = openMemory()
    const store = open(memory)
    memory.setItem('nestling-farewell', 'a new mark')
    store.put(press('one'))
    expect([store.list(), [...memory.texts.keys()]]).toEqual([[], ['nestling-farewell']])
  })

  test('a tab that was asleep does not show an entry that it could not store', () => {
    const memory = openMemory()
    const full: Storage = {
      ...memory,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError')
      },
    }
    const store = open(full)
    store.put(press('one'))
    expect(store.list()).toEqual([press('one')])
    memory.setItem('nestling-farewell', 'a new mark')
    store.noteOtherTab('nestling-farewell')
    expect(store.list()).toEqual([])
  })
})
