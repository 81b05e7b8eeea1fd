import { describe, expect, test } from 'vitest'
import { contentsOf } from './document-model.ts'
import { parseDocument } from './parse-document.server.ts'

describe('S1.13 a published text', () => {
  test('is made of headings with anchors, paragraphs, lists and tables', () => {
    const blocks = parseDocument(
      '## Fees\n\nOne **percent**.\n\n- a\n- b\n\n3. c\n\n| x | y |\n|:-:|--:|\n| 1 | 2 |\n\n---\n',
    )
    expect(blocks).toEqual([
      { kind: 'heading', level: 2, id: 'fees', parts: ['Fees'] },
      { kind: 'paragraph', parts: ['One ', { kind: 'strong', parts: ['percent'] }, '.'] },
      {
        kind: 'list',
        start: null,
        items: [[{ kind: 'paragraph', parts: ['a'] }], [{ kind: 'paragraph', parts: ['b'] }]],
      },
      { kind: 'list', start: 3, items: [[{ kind: 'paragraph', parts: ['c'] }]] },
      { kind: 'table', align: ['center', 'end'], head: [['x'], ['y']], rows: [[['1'], ['2']]] },
      { kind: 'rule' },
    ])
  })

  test('has links whose addresses are defined anywhere in it, the first time each', () => {
    const text =
      'See [the fees][fees], [Help] and [nowhere][x].\n\n> [fees]: /help/fees\n\n[help]: #help\n[HELP]: #late\n'
    expect(parseDocument(text)[0]).toEqual({
      kind: 'paragraph',
      parts: [
        'See ',
        { kind: 'link', href: '/help/fees', parts: ['the fees'] },
        ', ',
        { kind: 'link', href: '#help', parts: ['Help'] },
        ' and [nowhere][x].',
      ],
    })
    const hostile = '[a][b] ![a flag][b]\n\n[b]: javascript:alert(1)'
    expect(parseDocument(hostile)).toEqual([{ kind: 'paragraph', parts: ['a', ' ', 'a flag'] }])
  })

  test('has anchors in any script, each once', () => {
    const ids = parseDocument('## 您的账号\n\n## A & B!\n\n## a b\n\n## ***\n').map(
      (block) => 'id' in block && block.id,
    )
    expect(ids).toEqual(['您的账号', 'a-b', 'a-b-2', 'section'])
  })

  test('takes no name of a part of the page around it', () => {
    const ids = parseDocument('## Answers\n\n## Content\n').map((block) => 'id' in block && block.id)
    expect(ids).toEqual(['answers-2', 'content-2'])
  })

  test('has a table of contents of two levels; its own first heading is the page’s', () => {
    const blocks = parseDocument('# One\n\n### Two\n\n#### Three\n')
    expect(contentsOf(blocks).map(({ id, level }) => [id, level])).toEqual([
      ['one', 2],
      ['two', 3],
    ])
  })
})

describe('what a published text cannot bring to a page', () => {
  test('HTML: it is shown as words', () => {
    expect(parseDocument('<script>alert(1)</script>')).toEqual([
      { kind: 'paragraph', parts: ['<script>alert(1)</script>'] },
    ])
    expect(parseDocument('a <img src=x onerror=alert(1)> b')).toEqual([
      { kind: 'paragraph', parts: ['a ', '<img src=x onerror=alert(1)>', ' b'] },
    ])
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
  ])('a link to %s: its words stay', (href) =>
    expect(parseDocument(`[go](<${href}>)`)).toEqual([{ kind: 'paragraph', parts: ['go'] }]),
  )

  test.each(['https://example.org/', 'mailto:a@example.org', '/help?id=money', '#fees'])('a link to %s stays', (href) =>
    expect(parseDocument(`[go](${href})`)).toEqual([
      { kind: 'paragraph', parts: [{ kind: 'link', href, parts: ['go'] }] },
    ]),
  )

  test('a picture from elsewhere: its description stays', () =>
    expect(parseDocument('![a cat](https://evil.example/pixel.gif)')).toEqual([
      { kind: 'paragraph', parts: ['a cat'] },
    ]))
})

test.each([
  ['a table of 168 kB', '| a | b |\n|---|---|\n' + '| 1 | 2 |\n'.repeat(16_800)],
  ['lists 200 deep', Array.from({ length: 200 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')],
])('S1.13 %s that was published all the same is shown as it was written', (_, text) =>
  expect(parseDocument(text)).toEqual([{ kind: 'code', text }]),
)
