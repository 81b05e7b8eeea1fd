import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as content from '#contract/content.ts'
import { operate as typeAsOperator } from '../../setup/exchange/operator.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'

let exchange: TestExchange
let folder: string
beforeAll(async () => {
  exchange = await openTestExchange()
  folder = await mkdtemp(join(tmpdir(), 'amber-pages-'))
  await writeFile(join(folder, 'page.md'), '# Page')
})
afterAll(async () => {
  await exchange.close()
  await rm(folder, { recursive: true, force: true })
})

const operate = (...args: string[]) => typeAsOperator(exchange, ...args, '--why', 'asked')
const titles = (title: string) => ['--title-en', title, '--title-zh', title]
const publish = (kind: string, key: string, ...options: string[]) => {
  const file = join(folder, 'page.md')
  return operate('publish-page', kind, key, ...titles(key), '--file-en', file, '--file-zh', file, ...options)
}
const subjectsOf = async () => (await exchange.ask(content.helpTypes, {})).items.map(({ type }) => type)
const agreements = async () => (await exchange.ask(content.protocolNames, {})).items.map(({ name }) => name)

test('S6.5 a help page is published under a subject that exists; a new version keeps its own', async () => {
  const early = await publish('help', 'buying', '--subject', 'start')
  expect(early).toMatchObject({ code: 64, said: [expect.stringContaining('help-subject'), expect.anything()] })
  await operate('help-subject', 'later', ...titles('Later'), '--position', '2')
  await operate('help-subject', 'start', ...titles('Start'), '--position', '1')
  expect((await publish('help', 'buying')).said[0]).toBe('--subject is missing')
  expect((await publish('help', 'buying', '--subject', 'start')).code).toBe(0)
  const mistyped = await publish('help', 'buying', '--subject', 'strat')
  expect(mistyped).toMatchObject({ code: 64, said: ['--subject is one of: start, later', expect.anything()] })
  expect((await publish('help', 'buying')).said).toEqual(['help buying is published as version 2'])
  expect(await exchange.ask(content.helpContent, { help_id: 'buying' })).toMatchObject({ type: 'start', version: 2 })
})

test('S6.5 a renamed subject and a new version of an agreement keep their places', async () => {
  await publish('help', 'selling', '--subject', 'later')
  await operate('help-subject', 'later', ...titles('Even later'))
  expect(await subjectsOf()).toEqual(['start', 'later'])
  await publish('agreement', 'yhxy', '--position', '1')
  await publish('agreement', 'yszc', '--position', '2')
  await publish('agreement', 'yszc')
  expect(await agreements()).toEqual(['yhxy', 'yszc'])
})

test('S6.5 a page is withdrawn, and shown again once it is published again', async () => {
  await publish('agreement', 'yhyx', '--position', '3')
  expect(await operate('withdraw-page', 'agreement', 'yhyx')).toEqual({
    code: 0,
    said: ['agreement yhyx is no longer shown'],
  })
  expect(await exchange.call(content.protocolContent, { name: 'yhyx' })).toMatchObject({ code: codes.notFound })
  for (const key of ['yhyx', 'unknown'])
    expect((await operate('withdraw-page', 'agreement', key)).said[0]).toBe(`no agreement ${key} is shown`)
  const { said } = await typeAsOperator(exchange, 'acts', '--subject', 'agreement:yhyx')
  expect(said[0]).toMatch(/ada {2}withdraw-page .*asked$/)
  await publish('agreement', 'yhyx')
  expect(await agreements()).toEqual(['yhxy', 'yszc', 'yhyx'])
})
