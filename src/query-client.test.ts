import { InfiniteQueryObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onCallError } from '#lib/calls/call-events.ts'
import { UpstreamError, type CallError } from '#lib/calls/call-result.ts'
import { createQueryClient } from './query-client.ts'

const refusal: CallError = { kind: 'business', code: 410001, message: 'It is gone.', extra: undefined }
const refuse = () => Promise.reject(new UpstreamError(refusal))
const told: CallError[] = []
let stop = () => {}

beforeEach(() => {
  vi.stubGlobal('document', {})
  stop = onCallError((error) => void told.push(error))
})
afterEach(() => {
  stop()
  onlineManager.setOnline(true)
  told.length = 0
  vi.unstubAllGlobals()
})

test('S8.14 a refused query or mutation is told once, unless it opts out', async () => {
  const client = createQueryClient()
  const query = { queryKey: ['a'], queryFn: refuse }
  await expect(client.fetchQuery(query)).rejects.toThrow()
  expect(told).toEqual([refusal])
  await expect(client.fetchQuery({ ...query, queryKey: ['b'], meta: { quiet: true } })).rejects.toThrow()
  expect(told).toHaveLength(1)

  const mutate = (meta?: { quiet: boolean }) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: refuse, ...(meta && { meta }) })
      .execute(undefined)
  await expect(mutate()).rejects.toThrow()
  expect(told).toHaveLength(2)
  await expect(mutate({ quiet: true })).rejects.toThrow()
  expect(told).toHaveLength(2)
})

test('S4.20 the end of the session is told, whoever wanted to be quiet', async () => {
  const over = new UpstreamError({ ...refusal, code: 102304 })
  const query = { queryKey: ['a'], queryFn: () => Promise.reject(over), meta: { quiet: true } }
  await expect(createQueryClient().fetchQuery(query)).rejects.toThrow()
  expect(told).toEqual([over.error])
})

test('on the server nobody is there to be told', async () => {
  vi.unstubAllGlobals()
  await expect(createQueryClient().fetchQuery({ queryKey: ['a'], queryFn: refuse })).rejects.toThrow()
  expect(told).toEqual([])
})

describe('offline', () => {
  const goOffline = () => {
    vi.stubGlobal('navigator', { onLine: false })
    onlineManager.setOnline(false)
  }
  const comeBack = () => {
    vi.stubGlobal('navigator', { onLine: true })
    onlineManager.setOnline(true)
  }
  const unsent: CallError = { kind: 'offline', isWrite: true }

  test('a write fails at once, shows nothing, is told, and is not made up for later', async () => {
    const client = createQueryClient()
    client.mount()
    const mutationFn = vi.fn<() => Promise<void>>()
    const onMutate = vi.fn<() => void>()
    goOffline()
    const write = client.getMutationCache().build(client, { mutationFn, onMutate })
    await expect(write.execute(undefined)).rejects.toMatchObject({ error: unsent })
    expect(write.state).toMatchObject({ status: 'error', isPaused: false })
    expect(told).toEqual([unsent])
    comeBack()
    await client.resumePausedMutations()
    client.unmount()
    expect(mutationFn).not.toHaveBeenCalled()
    expect(onMutate).not.toHaveBeenCalled()
  })

  test('a write that is under way when the network goes is not held back either', async () => {
    const client = createQueryClient()
    const answer = Promise.withResolvers<string>()
    const write = client.getMutationCache().build(client, { mutationFn: () => answer.promise })
    const written = write.execute(undefined)
    goOffline()
    expect(write.state.isPaused).toBe(false)
    answer.resolve('done')
    expect(await written).toBe('done')
  })

  test('a read fails at once, says nothing by itself, keeps what it had, and is asked again once the network is back', async () => {
    const client = createQueryClient()
    client.mount()
    const queryFn = vi.fn<() => Promise<string>>().mockResolvedValueOnce('before')
    const query = new QueryObserver(client, { queryKey: ['a'], queryFn })
    const stopWatching = query.subscribe(() => {})
    await vi.waitFor(() => expect(query.getCurrentResult().data).toBe('before'))
    goOffline()
    queryFn.mockRejectedValueOnce(new UpstreamError({ kind: 'offline', isWrite: false }))
    await query.refetch()
    expect(query.getCurrentResult()).toMatchObject({ data: 'before', status: 'error', fetchStatus: 'idle' })
    expect(told).toEqual([])
    queryFn.mockResolvedValueOnce('after')
    comeBack()
    await vi.waitFor(() => expect(query.getCurrentResult().data).toBe('after'))
    stopWatching()
    client.unmount()
  })
})

test('what was given up on purpose is no failure', async () => {
  const abort = () => Promise.reject(new DOMException('aborted', 'AbortError'))
  const client = createQueryClient()
  const write = client.getMutationCache().build(client, { mutationFn: abort })
  await expect(write.execute(undefined)).rejects.toThrow('aborted')
  expect(told).toEqual([])
})

describe('invalidating what is being read', () => {
  /** A query whose reads wait until they are answered, in order. */
  function heldQuery() {
    const answers: ((text: string) => void)[] = []
    const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
    return { queryKey: ['a'], queryFn, answers }
  }

  test('a first read goes on, and is followed by another one, which is waited for', async () => {
    const client = createQueryClient()
    const { answers, ...query } = heldQuery()
    const observer = new QueryObserver(client, query)
    const stopWatching = observer.subscribe(() => {})
    const isShown = client.invalidateQueries({ queryKey: ['a'] })
    answers[0]!('before the write')
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]!('after it')
    await isShown
    expect(observer.getCurrentResult()).toMatchObject({ data: 'after it', isStale: false })
    stopWatching()
  })

  test('one that is not shown is not waited for, and is stale when it comes', async () => {
    const client = createQueryClient()
    const { answers, ...query } = heldQuery()
    const read = client.fetchQuery(query)
    await client.invalidateQueries({ queryKey: ['a'] })
    answers[0]!('before the write')
    expect(await read).toBe('before the write')
    await vi.waitFor(() => expect(client.getQueryState(['a'])).toMatchObject({ isInvalidated: true }))
    expect(answers).toHaveLength(1)
  })

  test('it is read once more, however often it was invalidated meanwhile', async () => {
    const client = createQueryClient()
    const { answers, ...query } = heldQuery()
    const stopWatching = new QueryObserver(client, query).subscribe(() => {})
    const shown = [1, 2, 3].map(() => client.invalidateQueries({ queryKey: ['a'] }))
    answers[0]!('before the write')
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(1))
    answers[1]!('after it')
    await Promise.all(shown)
    expect(answers).toHaveLength(2)
    stopWatching()
  })

  test('one that fails is not asked again', async () => {
    const client = createQueryClient()
    const queryFn = vi.fn<() => Promise<string>>().mockImplementation(refuse)
    const observer = new QueryObserver(client, { queryKey: ['a'], queryFn, meta: { quiet: true } })
    const stopWatching = observer.subscribe(() => {})
    await client.invalidateQueries({ queryKey: ['a'] })
    expect(queryFn).toHaveBeenCalledOnce()
    stopWatching()
  })
})

describe('invalidating a list whose next page is on its way', () => {
  /** A list that shows its first page and loads the second. Each read waits until it is answered. */
  async function loadingMore() {
    const client = createQueryClient()
    const asked: { page: number; answer: PromiseWithResolvers<string> }[] = []
    const list = new InfiniteQueryObserver(client, {
      queryKey: ['list'],
      queryFn: ({ pageParam }) => {
        const answer = Promise.withResolvers<string>()
        asked.push({ page: pageParam, answer })
        return answer.promise
      },
      initialPageParam: 1,
      getNextPageParam: (_page, pages) => pages.length + 1,
      meta: { quiet: true },
    })
    const hide = list.subscribe(() => {})
    const next = async (text: string) => {
      await vi.waitFor(() => expect(asked).toHaveLength(1))
      asked.shift()!.answer.resolve(text)
    }
    await next('one')
    await vi.waitFor(() => expect(list.getCurrentResult().isSuccess).toBe(true))
    const more = list.fetchNextPage()
    return { client, list, hide, asked, next, more, pages: () => list.getCurrentResult().data?.pages }
  }

  test('the page comes, and then all of the list is read anew, which is waited for', async () => {
    const { client, hide, asked, next, more, pages } = await loadingMore()
    const isShown = Promise.all([1, 2].map(() => client.invalidateQueries({ queryKey: ['list'] })))
    await next('two')
    await more
    expect(pages()).toEqual(['one', 'two'])
    await next('one anew')
    await next('two anew')
    await isShown
    expect(pages()).toEqual(['one anew', 'two anew'])
    expect(asked).toEqual([])
    hide()
  })

  test('if the page fails, the list is read anew all the same', async () => {
    const { client, list, hide, asked, next, more, pages } = await loadingMore()
    const isShown = Promise.all([1, 2].map(() => client.invalidateQueries({ queryKey: ['list'] })))
    asked.shift()!.answer.reject(new Error('no answer'))
    expect((await more).isFetchNextPageError).toBe(true)
    await next('one anew')
    await isShown
    expect(pages()).toEqual(['one anew'])
    expect(list.getCurrentResult()).toMatchObject({ isSuccess: true, isStale: false })
    expect(asked).toEqual([])
    hide()
  })

  test('whoever leaves meanwhile finds it stale when they come back', async () => {
    const { client, hide, next } = await loadingMore()
    void client.invalidateQueries({ queryKey: ['list'] })
    hide()
    await next('two')
    await vi.waitFor(() => expect(client.getQueryState(['list'])).toMatchObject({ isInvalidated: true }))
  })
})
