import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#platform/client/api.ts'
import { createRefetcher, isOneOf } from './refetcher.ts'

describe('a path template', () => {
  test.each([
    ['/api/contacts', '/api/contacts', true],
    ['/api/contacts', '/api/contacts?limit=20', true],
    ['/api/contacts', '/api/contacts/7', false],
    ['/api/photos', '/api/photo-weeks', false],
    ['/api/pregnancies/{pregnancyId}/updates', '/api/pregnancies/7/updates', true],
    ['/api/pregnancies/{pregnancyId}/updates', '/api/pregnancies/7/wishlist', false],
    ['/api/updates/{id}/comments', '/api/updates/7/comments?before=3', true],
    ['*', '/api/anything', true],
  ])('%s matches the address %s: %s', (path, address, expected) => {
    expect(isOneOf(['/api/other', path])(address)).toBe(expected)
  })
})

describe('the refetcher', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  /** Opens a page that shows two lists and a week of the guide. `fetched` records each address that it fetches again. */
  async function openPage() {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
    const fetched: string[] = []
    for (const [address, meta] of [
      ['/api/contacts', {}],
      ['/api/photos?week=30', {}],
      ['/api/guide/weeks/30', { neverAges: true }],
    ] as const)
      new QueryObserver(client, { queryKey: [address], queryFn: () => fetched.push(address), meta }).subscribe(
        () => undefined,
      )
    await vi.advanceTimersByTimeAsync(0)
    fetched.length = 0
    return { client, refetcher: createRefetcher(client), fetched }
  }
  const passHalfASecond = () => vi.advanceTimersByTimeAsync(500)

  test('refetches the named calls that the page shows, and no others', async () => {
    const { refetcher, fetched } = await openPage()
    refetcher.add(['/api/photos', '/api/trash'])
    await passHalfASecond()
    expect(fetched).toEqual(['/api/photos?week=30'])
  })

  test('refetches a call once if several messages in a row name it', async () => {
    const { refetcher, fetched } = await openPage()
    for (let photo = 0; photo < 10; photo++) refetcher.add(['/api/photos'])
    await passHalfASecond()
    expect(fetched).toEqual(['/api/photos?week=30'])
  })

  test('refetches everything that the page shows for “*”, except data that never changes', async () => {
    const { refetcher, fetched } = await openPage()
    refetcher.add('*')
    await passHalfASecond()
    expect(fetched).toEqual(['/api/contacts', '/api/photos?week=30'])
  })

  test('requests nothing if no call is named', async () => {
    const { refetcher, fetched } = await openPage()
    refetcher.add([])
    await passHalfASecond()
    expect(fetched).toEqual([])
  })

  test('refetches a call after its first request, which may have been answered before the change', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
    const answers = ['old', 'new']
    const first = Promise.withResolvers<void>()
    const queryFn = async () => {
      const answer = answers.shift()
      await first.promise
      return answer
    }
    new QueryObserver(client, { queryKey: ['/api/contacts'], queryFn }).subscribe(() => undefined)
    createRefetcher(client).add(['/api/contacts'])
    await passHalfASecond()
    first.resolve()
    await passHalfASecond()
    expect(client.getQueryData(['/api/contacts'])).toBe('new')
  })

  test.each([
    [503, 2],
    [429, 2],
    [404, 1],
  ])('after the status %d requests the call %d times in ten seconds', async (status, times) => {
    const client = new QueryClient({
      defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
    })
    let requests = 0
    const queryFn = async () => {
      requests++
      if (requests > 1) throw new ApiError(status, 'Not now', undefined)
      return 'old'
    }
    new QueryObserver(client, { queryKey: ['/api/contacts'], queryFn }).subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    requests = 1
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    createRefetcher(client).add(['/api/contacts'])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(requests - 1).toBe(times)
  })

  test('waits at most five seconds for a change that this page sends, because an upload may take minutes', async () => {
    const { client, refetcher, fetched } = await openPage()
    void client
      .getMutationCache()
      .build(client, { mutationFn: () => new Promise(() => undefined) })
      .execute(undefined)
    refetcher.add(['/api/contacts'])
    await vi.advanceTimersByTimeAsync(5600)
    expect(fetched).toEqual(['/api/contacts'])
  })

  test('waits until a change that this page sends is saved', async () => {
    const { client, refetcher, fetched } = await openPage()
    const save = Promise.withResolvers<void>()
    const mutation = client.getMutationCache().build(client, { mutationFn: () => save.promise })
    void mutation.execute(undefined)
    refetcher.add('*')
    await passHalfASecond()
    expect(fetched).toEqual([])
    save.resolve()
    await passHalfASecond()
    expect(fetched).toHaveLength(2)
  })

  test('refetches the person first for “*”, and nothing else if they may no longer see the page', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
    const fetched: string[] = []
    const show = (address: string, respond: () => unknown) => {
      const queryFn = () => {
        fetched.push(address)
        return respond()
      }
      return new QueryObserver(client, { queryKey: [address], queryFn }).subscribe(() => undefined)
    }
    const closeContacts = show('/api/contacts', () => [])
    await vi.advanceTimersByTimeAsync(0)
    // The page closes when the person has no role any more.
    show('/api/auth/user', () => {
      if (fetched.includes('/api/auth/user')) closeContacts()
      return { role: null }
    })
    await vi.advanceTimersByTimeAsync(0)
    fetched.length = 0
    createRefetcher(client).add('*')
    await passHalfASecond()
    expect(fetched).toEqual(['/api/auth/user'])
  })

  test('refetches only the person for “*” if nobody is signed in any more', async () => {
    vi.stubGlobal('location', { pathname: '/contacts' })
    const { client, refetcher, fetched } = await openPage()
    const queryFn = () => {
      fetched.push('/api/auth/user')
      return null
    }
    new QueryObserver(client, { queryKey: ['/api/auth/user'], queryFn }).subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    fetched.length = 0
    refetcher.add('*')
    await passHalfASecond()
    expect(fetched).toEqual(['/api/auth/user'])
  })
})
