import { expect, test, vi } from 'vitest'
import type { Block } from './document-model.ts'
import { createParsedDocuments } from './parsed-documents.server.ts'

const parse = vi.fn((text: string): Block[] => [{ kind: 'code', text }])

test('S1.13 a published text is parsed once, however often it is viewed; its next version is parsed again', () => {
  const parsed = createParsedDocuments(parse)
  const first = parsed('one')
  for (let view = 0; view < 20; view++) expect(parsed('one')).toBe(first)
  expect(parse).toHaveBeenCalledTimes(1)
  expect(parsed('two')).toEqual([{ kind: 'code', text: 'two' }])
  expect(parse).toHaveBeenCalledTimes(2)
})

test('S1.13 of many texts those that are read stay, and no more than a hundred', () => {
  const parsed = createParsedDocuments(parse)
  for (let text = 0; text < 300; text++) {
    parsed('often')
    parsed(`${text}`)
  }
  parse.mockClear()
  parsed('often')
  parsed('299')
  expect(parse).not.toHaveBeenCalled()
  parsed('0')
  expect(parse).toHaveBeenCalledTimes(1)
})
